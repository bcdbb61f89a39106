import { noSuch } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";

export function findSession({ books }: Sandbox, id: string): SessionEntry | undefined {
  return books.sessions.find(({ session }) => session.id === id);
}

/** Another account's session is a 404. */
export function sessionOf(sandbox: Sandbox, account: string, id: string): SessionEntry {
  const entry = findSession(sandbox, id);
  if (!entry || entry.account !== account) throw noSuch("checkout.session", id, "session");
  return entry;
}

export function sessionBySecret(
  { books }: Sandbox,
  clientSecret: string,
): SessionEntry | undefined {
  return books.sessions.find((entry) => entry.clientSecret === clientSecret);
}
