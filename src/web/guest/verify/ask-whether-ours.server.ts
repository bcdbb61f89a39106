import type { GuestApi } from "../../../contract/guest-api.ts";
import { readForm, refused } from "../frame/own-page.server.ts";

/** What was typed must be in no URL and no log, so the answer alone repeats it. */
export async function askWhetherOurs(guest: GuestApi, request: Request) {
  const given = (await readForm(request)).get("text");
  const typed = typeof given === "string" ? given : "";
  try {
    return { verdict: await guest.verify(typed), typed };
  } catch (error) {
    return refused(error, { typed });
  }
}
