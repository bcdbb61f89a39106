import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { physicalRoomsOf, setPhysicalRooms } from "../listings/physical-rooms-of.ts";
import { openConflicts } from "./conflicts.ts";
import { handOver } from "./hand-over.ts";
import { lockRooms, sameRooms } from "./lock-rooms.ts";

/**
 * Which physical rooms a listing takes. Every booking and every block takes all rooms of its
 * listing, so they stay as they are while somebody is still to come or in the house, or a block is.
 */
export async function changeRooms(
  change: Pick<Change, "tx" | "at">,
  listingId: string,
  wanted: readonly number[],
  today: Day,
): Promise<void> {
  const { tx, at } = change;
  const roomIds = [...new Set(wanted)];
  const before = await physicalRoomsOf(tx, { listing_id: listingId });
  if (before.length === 0) throw new AppError("listing-unknown");
  if (sameRooms(before, roomIds)) return;
  await refuseUnknown(tx, roomIds);
  const touched = [...new Set([...before, ...roomIds])];
  await lockRooms(tx, touched);
  await refuseBooked(tx, listingId, today);
  await refuseBlocked(tx, listingId, today);
  await setPhysicalRooms(tx, listingId, roomIds);
  await moveImported(tx, listingId);
  await handOver(change, touched);
  const feeds = await tx
    .selectFrom("channel_feed")
    .select("id")
    .where("listing_id", "=", listingId)
    .execute();
  for (const { id } of feeds) await openConflicts(tx, id, at);
}

async function refuseBooked(tx: Tx, listingId: string, today: Day): Promise<void> {
  const ahead = await tx
    .selectFrom("booking")
    .select("id")
    .where("listing_id", "=", listingId)
    .where("state", "in", ["held", "confirmed"])
    .where("check_out", ">", today)
    .limit(1)
    .executeTakeFirst();
  if (ahead) throw new AppError("room-has-bookings");
}

/** Her own nights are not moved behind her back: the new rooms may be sold on some of them. */
async function refuseBlocked(tx: Tx, listingId: string, today: Day): Promise<void> {
  const ahead = await tx
    .selectFrom("block")
    .select("id")
    .where("listing_id", "=", listingId)
    .where("end_day", ">", today)
    .limit(1)
    .executeTakeFirst();
  if (ahead) throw new AppError("room-has-blocks");
}

/**
 * What portals have sold of the listing leaves its old rooms, to be handed over in the new ones. A
 * stay that is over is not handed over any more, and remains where it was.
 */
async function moveImported(tx: Tx, listingId: string): Promise<void> {
  await sql`
    delete from occupied_nights
    using imported_event as event join channel_feed as feed on feed.id = event.feed_id
    where imported_event_id = event.id and feed.listing_id = ${listingId}
      and event.end_day >= current_date
  `.execute(tx);
}

async function refuseUnknown(tx: Tx, roomIds: readonly number[]): Promise<void> {
  const known = await tx
    .selectFrom("physical_room")
    .select("id")
    .where("id", "in", [...roomIds])
    .execute();
  if (known.length < roomIds.length) throw new AppError("invalid-request");
}
