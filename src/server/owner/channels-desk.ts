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
import { listFeeds, roomChannels } from "../channels/list-feeds.ts";
import { syncFeed } from "../channels/sync-feed.ts";
import { causeOf, type Desk } from "./desk.ts";

export function channelsDesk(desk: Pick<Desk, "deps" | "person">): ChannelsApi {
  const { deps } = desk;
  return {
    listFeeds: () => listFeeds(deps),
    roomChannels: (roomId) => roomChannels(deps, roomId),
    addFeed: async (roomId, feed) => addFeed(deps, roomId, feed, await causeOf(desk)),
    changeFeedAddress: async (feedId, url) =>
      changeFeedAddress(deps, feedId, url, await causeOf(desk)),
    removeFeed: async (feedId) => removeFeed(deps, feedId, await causeOf(desk)),
    syncFeed: (feedId) => syncFeed(deps, feedId),
    acceptEmptyFeed: async (feedId) => syncFeed(deps, feedId, { emptiedBy: await causeOf(desk) }),
    renewAddress: async (roomId) => renewAddress(deps, roomId, await causeOf(desk)),
    closeWhenSilent: async (roomId, close) =>
      closeWhenSilent(deps, roomId, close, await causeOf(desk)),
    getConflict: (conflictId) => getConflict(deps.db, conflictId),
    ignoreConflict: async (conflictId) => ignoreConflict(deps, conflictId, await causeOf(desk)),
  };
}
