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
 * Changes the physical rooms of a listing. Bookings and blocks take all rooms of their listing, so
 * this is refused while a current or future one exists.
 */
export async function changeRooms(
  change: Pick<Change, "tx" | "at">,
  listingId: string,
  wanted: readonly number[],
  today: Day,
): Promise<void> {
  const { tx, at } = change;
  const listingIds = [...new Set(wanted)];
  const before = await physicalRoomsOf(tx, { listing_id: listingId });
  if (before.length === 0) throw new AppError("listing-unknown");
  if (sameRooms(before, listingIds)) return;
  await refuseUnknown(tx, listingIds);
  const touched = [...new Set([...before, ...listingIds])];
  await lockRooms(tx, touched);
  await refuseBooked(tx, listingId, today);
  await refuseKept(tx, listingId);
  await refuseBlocked(tx, listingId, today);
  await setPhysicalRooms(change, listingId, listingIds);
  await moveImported(tx, listingId, today);
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
    .selectFrom("stay")
    .innerJoin("booking", "booking.id", "stay.booking_id")
    .select("stay.id")
    .where("stay.listing_id", "=", listingId)
    .where("stay.cancelled_at", "is", null)
    .where("stay.check_out", ">", today)
    .where("booking.state", "in", ["held", "confirmed"])
    // A portal's stay is no obstacle: its nights belong to the imported event, and move with it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("portal_stay")
            .select("portal_stay.id")
            .whereRef("portal_stay.booking_id", "=", "booking.id")
            .where("imported_event_id", "is not", null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (ahead) throw new AppError("room-has-bookings");
}

/** Nights kept for a proposal will become a booking of the listing's present rooms. */
async function refuseKept(tx: Tx, listingId: string): Promise<void> {
  const kept = await tx
    .selectFrom("occupied_nights")
    .innerJoin("proposal_room", "proposal_room.proposal_id", "occupied_nights.proposal_id")
    .select("occupied_nights.id")
    .where("proposal_room.listing_id", "=", listingId)
    .limit(1)
    .executeTakeFirst();
  if (kept) throw new AppError("room-has-bookings");
}

/** Blocks are not moved: some of their nights may be sold in the new rooms. */
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
 * Imported nights leave the old rooms, and hand-over places them in the new ones. Past stays are
 * not placed again and remain where they were.
 */
async function moveImported(tx: Tx, listingId: string, today: Day): Promise<void> {
  await sql`
    delete from occupied_nights
    using imported_event as event join channel_feed as feed on feed.id = event.feed_id
    where imported_event_id = event.id and feed.listing_id = ${listingId}
      and event.end_day >= ${today}::date
  `.execute(tx);
}

async function refuseUnknown(tx: Tx, listingIds: readonly number[]): Promise<void> {
  const known = await tx
    .selectFrom("physical_room")
    .select("id")
    .where("id", "in", [...listingIds])
    .execute();
  if (known.length < listingIds.length) throw new AppError("invalid-request");
}
