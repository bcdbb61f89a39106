import type { ListingInEditor } from "../../contract/owner/listings.ts";
import type { PricesUndo, PriceWish } from "../../contract/owner/prices.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Season } from "../../domain/season.ts";
import { overlay } from "../../domain/season-on-top.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListingToEdit } from "./get-listing-to-edit.ts";
import { MOST_SEASONS } from "./listing-edit.ts";
import { noteListingEdit } from "./note-listing-edit.ts";
import { raiseVersion } from "./raise-version.ts";
import { replaceSeasons } from "./replace-seasons.ts";

/** Gives nights a price of their own, in all the rooms or in none. */
export async function priceNights(deps: Deps, wish: PriceWish, cause: Cause): Promise<PricesUndo> {
  return inTransaction(deps.db, async (tx) => {
    const by = { tx, cause, at: new Date(deps.clock()) };
    const madeAt = by.at.getTime();
    const undo: PricesUndo[number][] = [];
    for (const room of await lockListings(tx, wish.listingIds)) {
      const { seasons, replaced } = overlay(room.listing.rates.seasons, wish, madeAt);
      if (seasons.length > MOST_SEASONS) throw new AppError("too-many-seasons");
      await writeSeasons(by, room, seasons);
      undo.push({ listingId: room.id, version: room.version + 1, madeAt, replaced });
    }
    return undo;
  });
}

/** Restores the former seasons, if the rooms have not changed since. */
export async function takeBackPrices(deps: Deps, undo: PricesUndo, cause: Cause): Promise<void> {
  const byRoom = new Map(undo.map((one) => [one.listingId, one]));
  await inTransaction(deps.db, async (tx) => {
    const by = { tx, cause, at: new Date(deps.clock()) };
    for (const room of await lockListings(tx, [...byRoom.keys()])) {
      const { version, madeAt, replaced = [] } = byRoom.get(room.id) ?? {};
      if (version !== room.version) throw new AppError("changed-meanwhile");
      const kept = room.listing.rates.seasons.filter(({ createdAt }) => createdAt !== madeAt);
      await writeSeasons(by, room, [...kept, ...replaced]);
    }
  });
}

/** In a fixed order, so that two people who change several rooms cannot deadlock. */
async function lockListings(tx: Tx, ids: readonly string[]): Promise<ListingInEditor[]> {
  if (ids.length === 0) throw new AppError("invalid-request");
  const rows = await tx
    .selectFrom("listing")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw new AppError("listing-unknown");
  const rooms: ListingInEditor[] = [];
  for (const { id } of rows) rooms.push(await getListingToEdit(tx, id));
  return rooms;
}

async function writeSeasons(
  by: Change,
  { id, version, listing: before }: ListingInEditor,
  seasons: readonly Season[],
): Promise<void> {
  await raiseVersion(by.tx, id, version, {});
  await replaceSeasons(by.tx, id, seasons, by.at.getTime());
  const after = { ...before, rates: { ...before.rates, seasons } };
  await noteListingEdit(by.tx, by, id, { before, after });
}
