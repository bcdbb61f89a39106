import { sql } from "kysely";
import type { Change } from "../change.ts";

/** An account without entries, for a booking whose price nobody knows yet. */
export async function openAccount({ tx }: Pick<Change, "tx">, bookingId: string): Promise<void> {
  await sql`
    insert into booking_account (booking_id) values (${bookingId}) on conflict do nothing
  `.execute(tx);
}
