import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Links live for a day, a pending second factor for ten minutes; both are in one table. */
export const isLink: RawBuilder<boolean> = sql`"expiresAt" - "createdAt" > interval '1 hour'`;

/** Deletes earlier links, and pending second factors. */
export async function endLinks(db: Database, personId: string): Promise<void> {
  await sql`delete from verification where value = ${personId}`.execute(db);
}

/** Only the newest link works: older ones stay in mailboxes for years. */
export async function endOlderLinks(db: Database, personId: string): Promise<void> {
  await sql`
    delete from verification where value = ${personId} and ${isLink} and "createdAt" < (
      select max("createdAt") from verification where value = ${personId} and ${isLink})
  `.execute(db);
}
