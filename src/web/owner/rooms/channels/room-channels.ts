import type { RoomChannels } from "../../../../contract/owner/channels.ts";
import type { FeedAnswer } from "../../../../domain/feed.ts";

/** How a room's channels stood, and when that was. */
export type KnownChannels = { readonly channels: RoomChannels; readonly at: number };

/** The same after something was asked for, with what came of it. */
export type ChannelsAnswer = KnownChannels & { readonly answer: FeedAnswer | null };
