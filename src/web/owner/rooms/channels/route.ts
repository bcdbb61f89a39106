import { clockContext, ownerContext } from "../../../context.ts";
import { readForm } from "../../read-form.ts";
import { attempt } from "../../refusals.ts";
import { orUnheard } from "../../unheard.ts";
import type { Route } from "./+types/route";
import { lookAtChannels, perform } from "./perform.server.ts";

/** Not a page: the room editor uses it, so that its draft is not reloaded. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return attempt(lookAtChannels(context.get(ownerContext), params.id, context.get(clockContext)()));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const clock = context.get(clockContext);
  return attempt(perform(context.get(ownerContext), params.id, form, clock));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orUnheard(serverLoader);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);
