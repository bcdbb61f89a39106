import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { deleteListingRows } from "../listings/delete-listing-rows.ts";
import { hasHistory } from "../listings/history.ts";
import { listingName } from "../listings/listing-name.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { raiseVersion } from "../listings/raise-version.ts";
import { handOver } from "./hand-over.ts";
import { lockRooms } from "./lock-rooms.ts";

/** Deletes a listing that was never booked, with its photos, prices, blocks and feeds. */
export async function deleteListing(
  deps: Deps,
  listingId: string,
  version: number,
  cause: Cause,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const rooms = await physicalRoomsOf(tx, { listing_id: listingId });
    await lockRooms(tx, rooms);
    const { published } = await raiseVersion(tx, listingId, version, {});
    if (published) throw new AppError("room-still-shown");
    if (await wasUsed(tx, listingId)) throw new AppError("room-has-history");
    const name = await listingName(tx, listingId);
    const at = new Date(deps.clock());
    await noteActivity(
      tx,
      { cause, at },
      { kind: "listing-deleted", subject: listingId, facts: { name } },
    );
    await endItsAlerts(deps, tx, listingId);
    await removeBlocks(tx, listingId);
    await deleteListingRows(tx, listingId, rooms);
    await handOver({ tx, at }, rooms);
  });
}

/** Checked under the room lock, which every hold and booking takes as well. */
async function wasUsed(tx: Tx, listingId: string): Promise<boolean> {
  const { used } = await tx
    .selectFrom("listing")
    .select(hasHistory.as("used"))
    .where("listing.id", "=", listingId)
    .executeTakeFirstOrThrow();
  return used;
}

async function endItsAlerts(deps: Deps, tx: Tx, listingId: string): Promise<void> {
  const feeds = await tx
    .selectFrom("channel_feed")
    .select("id")
    .where("listing_id", "=", listingId)
    .execute();
  for (const { id } of feeds) await resolveAlert(deps, tx, "channel-silent", id);
}

async function removeBlocks(tx: Tx, listingId: string): Promise<void> {
  const its = tx.selectFrom("block").select("id").where("listing_id", "=", listingId);
  await tx.deleteFrom("occupied_nights").where("block_id", "in", its).execute();
  await tx.deleteFrom("block").where("listing_id", "=", listingId).execute();
}
