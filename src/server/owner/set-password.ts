import { sql } from "kysely";
import type { SetPasswordAnswer } from "../../contract/owner/sign-in.ts";
import { flawOf } from "../../domain/password.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Desk } from "./desk.ts";
import { hashedBefore, inAuthTransaction } from "./in-auth-transaction.ts";
import { rememberBrowser } from "./known-browser.ts";
import { orNull } from "./or-null.ts";
import { mayKnock } from "./throttle-guesses.ts";

/**
 * Sets a password by the mailed link, once. The browser then counts as known, so that strangers'
 * guesses cannot lock it out.
 */
export async function setPassword(
  desk: Desk,
  token: string,
  newPassword: string,
): Promise<SetPasswordAnswer> {
  if (!(await mayKnock(desk))) return { kind: "throttled" };
  const person = await linkedPerson(desk, token);
  if (!person) return { kind: "link-ended" };
  const flaw = flawOf(newPassword, person);
  if (flaw) return { kind: "flawed", flaw };
  const hashing = await hashedBefore(desk, newPassword);
  const cause = { actor: `person:${person.id}`, source: "admin" } as const;
  const by = { cause, at: new Date(desk.deps.clock()) };
  const done = await orNull(() =>
    inAuthTransaction(desk, hashing, async (tx, auth) => {
      await auth.api.resetPassword({ body: { token, newPassword } });
      await noteActivity(tx, by, { kind: "password-set", subject: person.id, facts: {} });
      return true;
    }),
  );
  if (!done) return { kind: "link-ended" };
  return { kind: "set", cookies: [rememberBrowser(desk, person.email)] };
}

type Linked = { id: string; name: string; email: string; propertyName: string };

async function linkedPerson({ deps, auth }: Desk, token: string): Promise<Linked | null> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const { rows } = await sql<Linked>`
    select "user".id, "user".name, email, (select property.name from property) as "propertyName"
    from "user" where id = ${link?.value ?? ""}
  `.execute(deps.db);
  return rows[0] ?? null;
}
