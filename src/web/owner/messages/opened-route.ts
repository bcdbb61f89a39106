import { ownerContext } from "../../context.ts";
import { readTyped } from "../form/read-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/opened-route";
import { opened } from "./opened.server.ts";

/** A chat was opened: called beside the link that opens it, and answered with nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { kind, ...subject } = await readTyped(request, opened);
  await show(context.get(ownerContext).noteMessageOpened({ kind, subject }));
  return new Response(null, { status: 204 });
}
