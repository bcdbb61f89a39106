import { sql } from "kysely";
import type { Tx } from "./connect.ts";

/** The instant for the triggers of this transaction: on which days a room is on sale, when a link ended. */
export async function dateTriggers({ tx, at }: { tx: Tx; at: Date }): Promise<void> {
  await sql`select set_config('pousada.at', ${at.toISOString()}, true)`.execute(tx);
}
