import type { Deps } from "../deps.ts";
import { endLinks } from "./password-links.ts";
import { openToHer } from "./throttle-guesses.ts";

/** A new password ends every other way to set one, and every sign-in begun with the old one. */
export function signInHooks(deps: Deps) {
  return {
    async onNewPassword(person: { id: string; email: string }) {
      await endLinks(deps.db, person.id);
      await openToHer(deps, person.email);
    },
  };
}
