import { sql } from "kysely";
import type { Database } from "../src/server/database/connect.ts";

/** The sample's people are nobody's, and who tries the house out has no phone at hand. */
export async function askNoSecondFactor(db: Database, email: string): Promise<void> {
  await sql`
    update "user" set "secondFactorPutOffUntil" = 'infinity'
    where email = ${email} and "secondFactorPutOffUntil" is null
  `.execute(db);
}
