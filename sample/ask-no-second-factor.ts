import { sql } from "kysely";
import type { Database } from "../src/server/database/connect.ts";

/** The sample's people are invented, and who tries the app out has no phone set up for codes. */
export async function askNoSecondFactor(db: Database, email: string): Promise<void> {
  await sql`
    update "user" set "secondFactorPutOffUntil" = 'infinity'
    where email = ${email} and "secondFactorPutOffUntil" is null
  `.execute(db);
}
