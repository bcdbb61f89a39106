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
import type { Desk } from "./desk.ts";

export function channelsDesk({ deps }: Pick<Desk, "deps">): ChannelsApi {
  return {
    listFeeds: () => listFeeds(deps),
    roomChannels: (roomId) => roomChannels(deps, roomId),
    addFeed: (roomId, feed) => addFeed(deps, roomId, feed),
    changeFeedAddress: (feedId, url) => changeFeedAddress(deps, feedId, url),
    removeFeed: (feedId) => removeFeed(deps, feedId),
    syncFeed: (feedId) => syncFeed(deps, feedId),
    acceptEmptyFeed: (feedId) => syncFeed(deps, feedId, { acceptEmpty: true }),
    renewAddress: (roomId) => renewAddress(deps, roomId),
    closeWhenSilent: (roomId, close) => closeWhenSilent(deps, roomId, close),
    getConflict: (conflictId) => getConflict(deps.db, conflictId),
    ignoreConflict: (conflictId) => ignoreConflict(deps, conflictId),
  };
}
