import type { Deps } from "../deps.ts";
import { endLinks } from "./password-links.ts";
import { openToHer } from "./throttle-guesses.ts";

/** A new password revokes other links and pending second factors, and resets the guess limits. */
export function signInHooks(deps: Deps) {
  return {
    async onNewPassword(person: { id: string; email: string }) {
      await endLinks(deps.db, person.id);
      await openToHer(deps, person.email);
    },
  };
}
