import { ownerContext } from "../../context.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/route";
import { ConflictPage } from "./conflict-page.tsx";
import { perform, wish } from "./perform.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return show(context.get(ownerContext).getConflict({ conflictId: params.conflictId }));
}

export async function action(asked: Route.ActionArgs) {
  const { conflictId } = asked.params;
  return answerForm(asked, wish, (owner, wished) => perform(owner, conflictId, wished));
}

export default function ConflictRoute({ loaderData }: Route.ComponentProps) {
  return <ConflictPage conflict={loaderData} />;
}
