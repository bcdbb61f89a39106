import { z } from "zod";
import { portals } from "../../domain/feed.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import {
  closeWhenSilent as close,
  addFeed as connect,
  removeFeed as remove,
  renewAddress as renew,
  changeFeedAddress as replace,
} from "./change-feeds.ts";
import { getConflict as getOne } from "./get-conflict.ts";
import { listFeeds as list, listingChannels as listOf } from "./list-feeds.ts";
import { syncFeed as sync } from "./sync-feed.ts";

const ofListing = z.object({ listingId: value.id });
const ofFeed = z.object({ feedId: value.id });

export const listFeeds = reads({
  who: "team",
  takes: z.void(),
  run: ({ deps }) => list(deps),
});

export const listingChannels = reads({
  who: "owner",
  takes: ofListing,
  run: ({ deps }, { listingId }) => listOf(deps, listingId),
});

export const addFeed = verb({
  who: "owner",
  does: "answers",
  leaves: ["feed-added"],
  takes: ofListing.extend({ name: value.text, portal: z.enum(portals), url: value.text }),
  run: ({ deps, cause }, { listingId, ...feed }) => connect(deps, listingId, feed, cause),
});

/** The portal's URL has changed; imported nights stay. */
export const changeFeedAddress = verb({
  who: "owner",
  does: "answers",
  leaves: ["feed-address-changed"],
  takes: ofFeed.extend({ url: value.text }),
  run: ({ deps, cause }, { feedId, url }) => replace(deps, feedId, url, cause),
});

/** Frees its imported nights. */
export const removeFeed = verb({
  who: "owner",
  does: "writes",
  leaves: ["feed-removed"],
  takes: ofFeed,
  run: ({ deps, cause }, { feedId }) => remove(deps, feedId, cause),
});

/** Reads the feed now and returns the outcome. */
export const syncFeed = verb({
  who: "team",
  does: "apart",
  leaves: { nothing: "the timetable does the same every ten minutes" },
  takes: ofFeed,
  run: ({ deps }, { feedId }) => sync(deps, feedId),
});

/** The owner confirms an empty calendar, which may then free its nights. */
export const acceptEmptyFeed = verb({
  who: "owner",
  does: "apart",
  leaves: ["feed-emptied"],
  takes: ofFeed,
  run: ({ deps, cause }, { feedId }) => sync(deps, feedId, { emptiedBy: cause }),
});

/** A new secret URL; the old ones stop working, including those given to portals. */
export const renewAddress = verb({
  who: "owner",
  does: "writes",
  leaves: ["calendar-address-renewed"],
  takes: ofListing,
  run: ({ deps, cause }, { listingId }) => renew(deps, listingId, cause),
});

export const closeWhenSilent = verb({
  who: "owner",
  does: "writes",
  leaves: ["silence-rule-changed"],
  takes: ofListing.extend({ closes: z.boolean() }),
  run: ({ deps, cause }, { listingId, closes }) => close(deps, listingId, closes, cause),
});

export const getConflict = reads({
  who: "team",
  takes: z.object({ conflictId: value.id }),
  run: ({ deps }, { conflictId }) => getOne(deps.db, conflictId),
});
