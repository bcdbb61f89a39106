import type { ListingChannels } from "../../../../contract/owner/channels.ts";
import type { FeedAnswer } from "../../../../domain/feed.ts";

/** The state of a room's feeds, and when it was loaded. */
export type KnownChannels = { readonly channels: ListingChannels; readonly at: number };

/** The state after an action, with the action's result. */
export type ChannelsAnswer = KnownChannels & { readonly answer: FeedAnswer | null };
