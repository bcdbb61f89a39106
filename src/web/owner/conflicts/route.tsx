import { ownerContext } from "../../context.ts";
import { readForm } from "../form/read-form.ts";
import { attempt, show } from "../form/refusals.ts";
import { orUnheard } from "../form/unheard.ts";
import type { Route } from "./+types/route";
import { ConflictPage } from "./conflict-page.tsx";
import { perform } from "./perform.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return show(context.get(ownerContext).getConflict(params.conflictId));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  return attempt(perform(context.get(ownerContext), params.conflictId, form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function ConflictRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConflictPage
      conflict={loaderData}
      done={actionData?.done ?? null}
      refusal={actionData?.refusal ?? null}
    />
  );
}
