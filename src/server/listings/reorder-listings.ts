import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";

/**
 * The order of the home page. Refused if the given ids are not all listings, because a new room
 * would have no place.
 */
export async function reorderListings(db: Database, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Serialises reorders without blocking bookings.
    const rows = await tx
      .selectFrom("listing")
      .select("id")
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    const present = rows.map(({ id }) => id);
    const same = present.length === ids.length && present.every((id) => ids.includes(id));
    if (!same) throw new AppError("changed-meanwhile");
    await sql`
      update listing set position = wanted.place - 1
      from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
      where listing.id = wanted.id
    `.execute(tx);
  });
}
