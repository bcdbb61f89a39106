import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { hasHistory } from "../listings/history.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { raiseVersion } from "../listings/raise-version.ts";
import { handOver } from "./hand-over.ts";
import { lockRooms } from "./lock-rooms.ts";

/**
 * Deletes a listing that was never used, with its photos, prices, blocks, calendars and the
 * physical rooms that only it had. A physical room that was on sale remains, because reports of
 * past months count it.
 */
export async function deleteRoom(deps: Deps, roomId: string, version: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const rooms = await physicalRoomsOf(tx, { listing_id: roomId });
    await lockRooms(tx, rooms);
    const { published } = await raiseVersion(tx, roomId, version, {});
    if (published) throw new AppError("room-still-shown");
    if (await wasUsed(tx, roomId)) throw new AppError("room-has-history");
    await endItsAlerts(deps, tx, roomId);
    await removeBlocks(tx, roomId);
    await tx.deleteFrom("listing").where("id", "=", roomId).execute();
    await removeDoors(tx, rooms);
    await handOver(tx, rooms, new Date(deps.clock()));
  });
}

/** Checked under the room lock, which every hold and booking takes too. */
async function wasUsed(tx: Tx, roomId: string): Promise<boolean> {
  const { used } = await tx
    .selectFrom("listing")
    .select(hasHistory.as("used"))
    .where("listing.id", "=", roomId)
    .executeTakeFirstOrThrow();
  return used;
}

async function endItsAlerts(deps: Deps, tx: Tx, roomId: string): Promise<void> {
  const feeds = await tx
    .selectFrom("channel_feed")
    .select("id")
    .where("listing_id", "=", roomId)
    .execute();
  for (const { id } of feeds) await resolveAlert(deps, tx, "channel-silent", id);
  await resolveAlert(deps, tx, "season-prices", roomId);
}

async function removeBlocks(tx: Tx, roomId: string): Promise<void> {
  const its = tx.selectFrom("block").select("id").where("listing_id", "=", roomId);
  await tx.deleteFrom("occupied_nights").where("block_id", "in", its).execute();
  await tx.deleteFrom("block").where("listing_id", "=", roomId).execute();
}

async function removeDoors(tx: Tx, rooms: readonly number[]): Promise<void> {
  await sql`
    delete from physical_room
    where id = any(${[...rooms]}::int[])
      and not exists (select from listing_physical_room where physical_room_id = id)
      and not exists (select from occupied_nights where physical_room_id = id)
      and not exists (select from room_on_sale where physical_room_id = id)
  `.execute(tx);
}
