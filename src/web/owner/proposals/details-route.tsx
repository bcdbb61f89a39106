import { clockContext, ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/details-route";
import { DetailsPage } from "./details-page.tsx";
import { wish } from "./wish.server.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const proposal = await show(
    context.get(ownerContext).getProposal({ proposalId: params.proposalId }),
  );
  const made = new URL(request.url).searchParams.get("criado");
  return { proposal, made, at: context.get(clockContext)() };
}

export async function action(asked: Route.ActionArgs) {
  const { proposalId } = asked.params;
  return answerForm(asked, wish, (owner) => owner.withdrawProposal({ proposalId }));
}

export default function Details({ loaderData }: Route.ComponentProps) {
  return <DetailsPage key={loaderData.proposal.id} {...loaderData} />;
}
