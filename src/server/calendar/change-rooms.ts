import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import type { Tx } from "../database/connect.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { lockRooms, sameRooms } from "./lock-rooms.ts";

/**
 * Which physical rooms a listing takes. Every booking takes all rooms of its listing, so they stay
 * as they are while somebody is still to come or in the house.
 */
export async function changeRooms(
  tx: Tx,
  listingId: string,
  wanted: readonly number[],
  today: Day,
): Promise<void> {
  const roomIds = [...new Set(wanted)];
  const before = await physicalRoomsOf(tx, { listing_id: listingId });
  if (before.length === 0) throw new AppError("listing-unknown");
  if (sameRooms(before, roomIds)) return;
  await refuseUnknown(tx, roomIds);
  await lockRooms(tx, [...new Set([...before, ...roomIds])]);
  const ahead = await tx
    .selectFrom("booking")
    .select("id")
    .where("listing_id", "=", listingId)
    .where("state", "in", ["held", "confirmed"])
    .where("check_out", ">", today)
    .limit(1)
    .executeTakeFirst();
  if (ahead) throw new AppError("room-has-bookings");
  await tx.deleteFrom("listing_physical_room").where("listing_id", "=", listingId).execute();
  await tx
    .insertInto("listing_physical_room")
    .values(roomIds.map((id) => ({ listing_id: listingId, physical_room_id: id })))
    .execute();
}

async function refuseUnknown(tx: Tx, roomIds: readonly number[]): Promise<void> {
  const known = await tx
    .selectFrom("physical_room")
    .select("id")
    .where("id", "in", [...roomIds])
    .execute();
  if (known.length < roomIds.length) throw new AppError("invalid-request");
}
