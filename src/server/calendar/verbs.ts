import { z } from "zod";
import { listingEdit } from "../listings/listing-edit.ts";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { blockNights, removeBlock } from "./block-nights.ts";
import { ignoreConflict as ignore } from "./conflicts.ts";
import { deleteListing as deleteUnused } from "./delete-listing.ts";
import { findTakers as find } from "./find-takers.ts";
import { saveListing as save } from "./save-listing.ts";

export const findTakers = reads({
  who: "team",
  takes: z.object({
    listingId: value.id,
    stay: value.stay,
    exceptStayId: value.id.optional(),
  }),
  run: ({ deps }, { exceptStayId, ...change }) => find(deps.db, change, exceptStayId),
});

export const block = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ listingId: value.id, stay: value.stay, note: value.text }),
  run: ({ deps, cause }, nights) => blockNights(deps, nights, cause),
});

export const unblock = verb({
  who: "team",
  does: "writes",
  leaves: ["block-removed"],
  takes: z.object({ blockId: value.id }),
  run: ({ deps, cause }, { blockId }) => removeBlock(deps, blockId, cause),
});

export const ignoreConflict = verb({
  who: "owner",
  does: "writes",
  leaves: ["conflict-ignored"],
  takes: z.object({ conflictId: value.id }),
  run: ({ deps, cause }, { conflictId }) => ignore(deps, conflictId, cause),
});

/** A stale version is refused. */
export const saveListing = verb({
  who: "owner",
  does: "writes",
  leaves: ["price-changed", "seasons-changed", "stay-rules-changed", "listing-edited"],
  takes: z.object({ listingId: value.id, version: value.version, listing: listingEdit }),
  run: ({ deps, cause }, { listingId, version, listing }) =>
    save(deps, listingId, version, listing, cause),
});

/** Only a listing that is hidden and has no history. A stale version is refused. */
export const deleteListing = verb({
  who: "owner",
  does: "writes",
  leaves: ["listing-deleted"],
  takes: z.object({ listingId: value.id, version: value.version }),
  run: ({ deps, cause }, { listingId, version }) => deleteUnused(deps, listingId, version, cause),
});
