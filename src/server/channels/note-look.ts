import type { FeedAnswer } from "../../domain/feed.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { FeedRow } from "./find-feed.ts";
import type { Look } from "./look-at-feed.ts";

const MINUTE = 60_000;
const EVERY_MS = 10 * MINUTE;
const LONGEST_PAUSE_MS = 60 * MINUTE;

export async function noteAnswer(
  deps: Deps,
  tx: Tx,
  feed: FeedRow,
  look: Exclude<Look, { kind: "failed" }>,
  at: Date,
): Promise<FeedAnswer> {
  const answer = look.kind === "unchanged" ? "read" : look.answer;
  await tx
    .updateTable("channel_feed")
    .set({
      ...(look.kind === "read" && { etag: look.etag, last_modified: look.lastModified }),
      answer,
      tried_at: at,
      answered_at: at,
      failures: 0,
      next_try_at: new Date(at.getTime() + EVERY_MS),
      silent_since: null,
    })
    .where("id", "=", feed.id)
    .execute();
  await resolveAlert(deps, tx, "channel-silent", feed.id);
  return answer;
}

export async function noteFailure(
  deps: Deps,
  feed: FeedRow,
  answer: FeedAnswer,
  at: Date,
): Promise<void> {
  // An empty calendar is a valid response, so there is no backoff.
  const failures = answer === "empty" ? 0 : feed.failures + 1;
  await deps.db
    .updateTable("channel_feed")
    .set({
      answer,
      tried_at: at,
      failures,
      next_try_at: new Date(at.getTime() + pauseAfter(failures)),
    })
    .where("id", "=", feed.id)
    // A read that started later and succeeded is newer.
    .where((where) => where.or([where("answered_at", "is", null), where("answered_at", "<", at)]))
    .execute();
}

/** Exponential backoff with jitter, so that a portal's recovery is not met by all feeds at once. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  const pause = Math.min(EVERY_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.9 + 0.2 * chance));
}
