import type { Cause } from "../../domain/cause.ts";
import type { FeedAnswer } from "../../domain/feed.ts";
import type { Deps } from "../deps.ts";
import { absorb } from "./absorb.ts";
import { findFeed } from "./find-feed.ts";
import { lookAtFeed } from "./look-at-feed.ts";
import { noteFailure } from "./note-look.ts";

export type SyncOptions = {
  /** The owner has said that the calendar is rightly empty. */
  readonly emptiedBy?: Cause;
  readonly timeLimitMs?: number;
  /** Not a scheduled read: a failure is not recorded. */
  readonly inPassing?: boolean;
};

/** Reads a portal's calendar and applies it. */
export async function syncFeed(
  deps: Deps,
  feedId: string,
  { timeLimitMs, ...circumstances }: SyncOptions = {},
): Promise<FeedAnswer> {
  // Loaded before the fetch: nights that the portal is told of meanwhile were unknown to it when it
  // answered.
  const feed = await findFeed(deps.db, feedId);
  const at = new Date(deps.clock());
  const look = await lookAtFeed(deps, feed, timeLimitMs);
  return absorb(deps, feed, look, { at, ...circumstances });
}

/**
 * The scheduled read; the feed may have been read or removed since it was queued. Our own errors
 * count as failed reads too, or the portal would be read every minute.
 */
export async function syncDueFeed(
  deps: Deps,
  feedId: string,
  options: SyncOptions = {},
): Promise<void> {
  const due = await deps.db
    .selectFrom("channel_feed")
    .selectAll()
    .where("id", "=", feedId)
    .where("next_try_at", "<=", new Date(deps.clock()))
    .executeTakeFirst();
  if (!due) return;
  await syncFeed(deps, feedId, options).catch(async (error: unknown) => {
    await noteFailure(deps, due, "failed", new Date(deps.clock()));
    throw error;
  });
}
