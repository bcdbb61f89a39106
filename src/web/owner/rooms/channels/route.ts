import { ownerContext } from "../../../context.ts";
import { readForm } from "../../read-form.ts";
import { attempt } from "../../refusals.ts";
import { orUnheard } from "../../unheard.ts";
import type { Route } from "./+types/route";
import { lookAtChannels, perform } from "./perform.server.ts";

/** No page: the room's page shows its channels, and asks here without touching what is typed there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return attempt(lookAtChannels(context.get(ownerContext), params.id));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  return attempt(perform(context.get(ownerContext), params.id, form));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orUnheard(serverLoader);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);
