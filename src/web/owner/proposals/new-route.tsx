import { redirect } from "react-router";
import { ownerProposalUrl } from "../../../contract/owner-urls.ts";
import { clockContext, ownerContext, propertyContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import { orWhoHas } from "../new-booking/who-has.server.ts";
import type { Route } from "./+types/new-route";
import { NewProposalPage } from "./new-proposal-page.tsx";
import { proposalForm, proposalIn } from "./proposal-form.server.ts";
import { startOf } from "./start.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [start, texts] = await show(
    Promise.all([startOf(owner, new URL(request.url).searchParams), owner.listMessageTexts()]),
  );
  const text = texts.find(({ kind }) => kind === "proposal")?.text ?? null;
  return { start, text, at: context.get(clockContext)() };
}

export async function action(asked: Route.ActionArgs) {
  const { timeZone, depositTerms } = await asked.context.get(propertyContext)();
  return answerForm(asked, proposalForm, async (owner, typed) => {
    const wish = proposalIn(typed, depositTerms);
    const { stay, rooms } = wish;
    const then = "Nada foi criado.";
    const made = orWhoHas(owner, owner.makeProposal(wish), { stay, rooms, timeZone, then });
    throw redirect(`${ownerProposalUrl(await made)}?criado=${typed.way}`);
  });
}

export default function NewProposal({ loaderData }: Route.ComponentProps) {
  return <NewProposalPage {...loaderData} />;
}
