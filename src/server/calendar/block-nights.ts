import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Stay } from "../../domain/stay.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Change } from "../change.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { handOver } from "./hand-over.ts";
import { lockRooms, lockRoomsOf } from "./lock-rooms.ts";
import { takeNights } from "./take-nights.ts";

export type BlockRequest = {
  readonly listingId: string;
  /** From the first blocked night to the day on which the room is free again. */
  readonly stay: Stay;
  readonly note: string;
};

/** Blocks nights. Taken nights are refused, as for a guest. */
export async function blockNights(
  deps: Deps,
  request: BlockRequest,
  cause: Cause,
): Promise<string> {
  const rooms = await physicalRoomsOf(deps.db, { listing_id: request.listingId });
  if (rooms.length === 0) throw new AppError("listing-unknown");
  return inTransaction(deps.db, async (tx) => {
    const listing = { id: request.listingId, physicalRoomIds: rooms };
    const locked = await lockRoomsOf(tx, listing);
    return insertBlock({ tx, cause, at: new Date(deps.clock()) }, locked, request);
  });
}

export async function insertBlock(
  { tx, cause, at }: Change,
  physicalRoomIds: readonly number[],
  { listingId, stay, note }: BlockRequest,
): Promise<string> {
  const { id } = await tx
    .insertInto("block")
    .values({
      listing_id: listingId,
      first_night: stay.checkIn,
      end_day: stay.checkOut,
      note,
      created_at: at,
      by: cause.actor,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const taken = await takeNights({ tx, at }, physicalRoomIds, stay, { kind: "block", blockId: id });
  if (!taken) throw new AppError("nights-taken");
  return id;
}

/**
 * Frees the rooms that the block has taken, even if its listing has other rooms by now. A block
 * that is already gone is not an error: two devices may remove it.
 */
export async function removeBlock(deps: Deps, blockId: string, cause: Cause): Promise<void> {
  if (!isUuid(blockId)) return;
  const at = new Date(deps.clock());
  await inTransaction(deps.db, async (tx) => {
    const taken = await tx
      .selectFrom("occupied_nights")
      .select("physical_room_id")
      .where("block_id", "=", blockId)
      .execute();
    await lockRooms(tx, roomsOf(taken));
    const freed = await tx
      .deleteFrom("occupied_nights")
      .where("block_id", "=", blockId)
      .returning("physical_room_id")
      .execute();
    const gone = await tx
      .deleteFrom("block")
      .where("id", "=", blockId)
      .returning(["listing_id", "first_night", "end_day"])
      .executeTakeFirst();
    if (gone) {
      const facts = { firstNight: gone.first_night, endDay: gone.end_day };
      await noteActivity(
        tx,
        { cause, at },
        { kind: "block-removed", subject: gone.listing_id, facts },
      );
    }
    await handOver({ tx, at }, roomsOf(freed));
  });
}

function roomsOf(nights: readonly { readonly physical_room_id: number }[]): number[] {
  return nights.map(({ physical_room_id }) => physical_room_id);
}
