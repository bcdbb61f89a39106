import type { ChannelsApi } from "../../contract/owner/channels.ts";
import { ignoreConflict } from "../calendar/conflicts.ts";
import {
  addFeed,
  changeFeedAddress,
  closeWhenSilent,
  removeFeed,
  renewAddress,
} from "../channels/change-feeds.ts";
import { getConflict } from "../channels/get-conflict.ts";
import { listFeeds, listingChannels } from "../channels/list-feeds.ts";
import { syncFeed } from "../channels/sync-feed.ts";
import { causeOf, type Desk } from "./desk.ts";

export function channelsDesk(desk: Pick<Desk, "deps" | "person">): ChannelsApi {
  const { deps } = desk;
  return {
    listFeeds: () => listFeeds(deps),
    listingChannels: (listingId) => listingChannels(deps, listingId),
    addFeed: async (listingId, feed) => addFeed(deps, listingId, feed, await causeOf(desk)),
    changeFeedAddress: async (feedId, url) =>
      changeFeedAddress(deps, feedId, url, await causeOf(desk)),
    removeFeed: async (feedId) => removeFeed(deps, feedId, await causeOf(desk)),
    syncFeed: (feedId) => syncFeed(deps, feedId),
    acceptEmptyFeed: async (feedId) => syncFeed(deps, feedId, { emptiedBy: await causeOf(desk) }),
    renewAddress: async (listingId) => renewAddress(deps, listingId, await causeOf(desk)),
    closeWhenSilent: async (listingId, close) =>
      closeWhenSilent(deps, listingId, close, await causeOf(desk)),
    getConflict: (conflictId) => getConflict(deps.db, conflictId),
    ignoreConflict: async (conflictId) => ignoreConflict(deps, conflictId, await causeOf(desk)),
  };
}
