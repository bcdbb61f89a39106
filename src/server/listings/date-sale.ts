import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/** The instant for the trigger that notes on which days a room is on sale. */
export async function dateSale(tx: Tx, at: Date): Promise<void> {
  await sql`select set_config('pousada.at', ${at.toISOString()}, true)`.execute(tx);
}
