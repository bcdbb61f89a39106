import type { SignInAnswer } from "../../contract/owner/sign-in.ts";
import { readDevice } from "../../domain/device.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Desk } from "./desk.ts";
import { knownBrowser, rememberBrowser } from "./known-browser.ts";

/** The cookies are sent after the activity entry is written, so that no sign-in goes unrecorded. */
export async function comeIn(
  desk: Desk,
  { id, email }: { readonly id: string; readonly email: string },
  cookies: readonly string[],
): Promise<SignInAnswer> {
  const { deps, headers } = desk;
  const device = readDevice(headers.get("user-agent"));
  const isNew = knownBrowser(desk, email) === null;
  const cause = { actor: `person:${id}`, source: "admin" } as const;
  const by = { cause, at: new Date(deps.clock()) };
  await noteActivity(deps.db, by, { kind: "signed-in", subject: id, facts: { device, isNew } });
  return { kind: "in", cookies: [...cookies, rememberBrowser(desk, email)] };
}
