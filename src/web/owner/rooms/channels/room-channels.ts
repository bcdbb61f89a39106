import type { FeedProblems, RoomChannels } from "../../../../contract/owner/channels.ts";
import type { FeedAnswer } from "../../../../domain/feed.ts";

/** The state of a room's feeds, and when it was loaded. */
export type KnownChannels = { readonly channels: RoomChannels; readonly at: number };

/** The state after an action, with its outcome. */
export type ChannelsAnswer = KnownChannels & {
  readonly answer: FeedAnswer | null;
  readonly problems: FeedProblems;
};
