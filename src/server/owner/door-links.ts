import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Links live for a day, a sign-in that waits for its code for ten minutes; both lie in one table. */
export const isLink: RawBuilder<boolean> = sql`"expiresAt" - "createdAt" > interval '1 hour'`;

/** Whatever was mailed to her before, and whatever waits for a code. */
export async function endLinks(db: Database, personId: string): Promise<void> {
  await sql`delete from verification where value = ${personId}`.execute(db);
}

/** The newest link is the only one: in a mailbox older ones lie about for years. */
export async function endOlderLinks(db: Database, personId: string): Promise<void> {
  await sql`
    delete from verification where value = ${personId} and ${isLink} and "createdAt" < (
      select max("createdAt") from verification where value = ${personId} and ${isLink})
  `.execute(db);
}
