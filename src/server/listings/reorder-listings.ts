import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

/** The order of the home page. Refused if the list lacks a room that was added meanwhile. */
export async function reorderListings(
  deps: Deps,
  ids: readonly string[],
  cause: Cause,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Locks out other reorderings, but no bookings.
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
    const by = { cause, at: new Date(deps.clock()) };
    await noteActivity(tx, by, { kind: "listings-reordered", subject: null, facts: {} });
  });
}
