import { sql } from "kysely";
import { noteActivity } from "../activity/note-activity.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { endLinks } from "./password-links.ts";

/**
 * For a person who has lost both phone and recovery codes. Ends all sessions, so that the holder of
 * the phone is signed out too. A postponed second factor stays postponed. False if the address is
 * unknown.
 */
export function endSecondFactor(db: Database, email: string, at: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update "user" set "twoFactorEnabled" = false, "updatedAt" = ${at}
      where email = ${email.toLowerCase()} returning id
    `.execute(tx);
    const [person] = rows;
    if (!person) return false;
    await sql`delete from "twoFactor" where "userId" = ${person.id}`.execute(tx);
    await sql`delete from session where "userId" = ${person.id}`.execute(tx);
    await endLinks(tx, person.id);
    const by = { cause: { actor: "system", source: "command" }, at } as const;
    await noteActivity(tx, by, { kind: "second-factor-ended", subject: person.id, facts: {} });
    return true;
  });
}
