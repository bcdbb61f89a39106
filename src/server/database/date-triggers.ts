import { sql } from "kysely";
import type { Tx } from "./connect.ts";

/**
 * Gives this transaction's triggers its instant: for the days a room is on sale, and for when a
 * link ended.
 */
export async function dateTriggers({ tx, at }: { tx: Tx; at: Date }): Promise<void> {
  await sql`select set_config('pousada.at', ${at.toISOString()}, true)`.execute(tx);
}
