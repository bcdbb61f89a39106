import { z } from "zod";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { addListing as add } from "./add-listing.ts";
import { openPhysicalRoom } from "./add-physical-room.ts";
import { getListingToEdit as getToEdit } from "./get-listing-to-edit.ts";
import { listAllListings as listAll } from "./list-all-listings.ts";
import { capacity, listingTerms, price, title } from "./listing-edit.ts";
import { previewPrice as previewOne } from "./preview-price.ts";
import { previewPrices as previewNights } from "./preview-prices.ts";
import { priceNights as priceAll, takeBackPrices as takeBack } from "./price-nights.ts";
import { pricesUndo, priceWish } from "./price-wish.ts";
import { publishListing as publish } from "./publish-listing.ts";
import { reorderListings as reorder } from "./reorder-listings.ts";

export const listAllListings = reads({
  who: "team",
  takes: z.void(),
  run: ({ deps }) => listAll(deps.db),
});

export const listPhysicalRooms = reads({
  who: "owner",
  takes: z.void(),
  run: ({ deps: { db } }) =>
    db.selectFrom("physical_room").select(["id", "name"]).orderBy("name").execute(),
});

export const getListingToEdit = reads({
  who: "owner",
  takes: z.object({ listingId: value.id }),
  run: ({ deps }, { listingId }) => getToEdit(deps.db, listingId),
});

/** Returns the new room's id. It stays hidden until it is published. */
export const addListing = verb({
  who: "owner",
  does: "answers",
  leaves: ["listing-added"],
  takes: z.object({
    name: title,
    nightlyPrice: price,
    capacity,
    /** Null creates a physical room of the same name. */
    physicalRoomId: z.int().nullable(),
  }),
  run: ({ deps, cause }, listing) => add(deps, listing, cause),
});

/** Returns its id. */
export const addPhysicalRoom = verb({
  who: "owner",
  does: "answers",
  leaves: ["room-added"],
  takes: z.object({ name: value.text }),
  run: ({ deps, cause }, { name }) => openPhysicalRoom(deps, name, cause),
});

export const publishListing = verb({
  who: "owner",
  does: "writes",
  leaves: ["listing-published", "listing-hidden"],
  takes: z.object({ listingId: value.id, version: value.version, published: z.boolean() }),
  run: ({ deps, cause }, { listingId, version, published }) =>
    publish(deps, listingId, version, published, cause),
});

/** All ids, in the order of the list. */
export const reorderListings = verb({
  who: "owner",
  does: "writes",
  leaves: ["listings-reordered"],
  takes: z.object({ listingIds: value.ids }),
  run: ({ deps, cause }, { listingIds }) => reorder(deps, listingIds, cause),
});

/** The price under unsaved terms. */
export const previewPrice = reads({
  who: "owner",
  takes: z.object({ terms: listingTerms, stay: value.stay, guests: value.guests }),
  run: ({ deps }, { terms, stay, guests }) => previewOne(deps, terms, stay, guests),
});

/** What each night would cost, and what it costs now. */
export const previewPrices = reads({
  who: "owner",
  takes: priceWish,
  run: ({ deps }, wish) => previewNights(deps, wish),
});

export const priceNights = verb({
  who: "owner",
  does: "answers",
  leaves: ["seasons-changed"],
  takes: priceWish,
  run: ({ deps, cause }, wish) => priceAll(deps, wish, cause),
});

/** Refused if one of the rooms has changed since. */
export const takeBackPrices = verb({
  who: "owner",
  does: "writes",
  leaves: ["seasons-changed"],
  takes: pricesUndo,
  run: ({ deps, cause }, undo) => takeBack(deps, undo, cause),
});
