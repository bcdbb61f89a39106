import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import { dateTriggers } from "../database/date-triggers.ts";

/** All physical rooms of a listing: each of its bookings takes all of them. */
export async function physicalRoomsOf(
  db: Database | Tx,
  of: { readonly listing_id: string },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("listing_physical_room")
    .select("physical_room_id")
    .where("listing_id", "=", of.listing_id)
    .orderBy("physical_room_id")
    .execute();
  return rows.map(({ physical_room_id }) => physical_room_id);
}

/** Stays with all physical rooms that they take. */
export async function withRooms<T extends { readonly listing_id: string }>(
  db: Database | Tx,
  stays: readonly T[],
): Promise<(T & { readonly rooms: readonly number[] })[]> {
  const found: (T & { rooms: readonly number[] })[] = [];
  for (const stay of stays) found.push({ ...stay, rooms: await physicalRoomsOf(db, stay) });
  return found;
}

/** The caller must hold the lock of every room that the listing has or gets. */
export async function setPhysicalRooms(
  { tx, at }: Pick<Change, "tx" | "at">,
  listingId: string,
  listingIds: readonly number[],
): Promise<void> {
  await dateTriggers({ tx, at });
  await tx.deleteFrom("listing_physical_room").where("listing_id", "=", listingId).execute();
  await tx
    .insertInto("listing_physical_room")
    .values(listingIds.map((id) => ({ listing_id: listingId, physical_room_id: id })))
    .execute();
}
