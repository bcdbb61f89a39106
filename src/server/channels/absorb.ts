import type { Cause } from "../../domain/cause.ts";
import type { Day } from "../../domain/day.ts";
import { type FeedAnswer, firstAhead, isGoodAnswer } from "../../domain/feed.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { openConflicts, updateConflicts } from "../calendar/conflicts.ts";
import { lockRoomsOf } from "../calendar/lock-rooms.ts";
import { placeImported } from "../calendar/place-imported.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { keepBook } from "../portal-stays/keep-book.ts";
import { hasUnread } from "../portal-stays/keep-unread.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { applyStays } from "./apply-stays.ts";
import { type FeedRow, findFeed } from "./find-feed.ts";
import type { Look } from "./look-at-feed.ts";
import { noteAnswer, noteFailure } from "./note-look.ts";
import { tellOfConflicts } from "./tell-of-conflicts.ts";

type Circumstances = {
  /** When the request to the portal was sent. */
  readonly at: Date;
  /** Set if the owner has confirmed that the calendar is rightly empty. */
  readonly emptiedBy?: Cause;
  /** A read besides the scheduled ones, whose failure is not recorded. */
  readonly inPassing?: boolean;
};

/**
 * Applies the result of one read. A failed read changes nothing: the last good copy stays and grows
 * stale. `feed` is the row from before the read.
 */
export async function absorb(
  deps: Deps,
  feed: FeedRow,
  look: Look,
  circumstances: Circumstances,
): Promise<FeedAnswer> {
  const answer =
    look.kind === "failed" ? look.answer : await takeIn(deps, feed, look, circumstances);
  const { at, inPassing } = circumstances;
  if (!isGoodAnswer(answer) && !inPassing) await noteFailure(deps, feed, answer, at);
  return answer;
}

async function takeIn(
  deps: Deps,
  feed: FeedRow,
  look: Exclude<Look, { kind: "failed" }>,
  { at, emptiedBy }: Circumstances,
): Promise<FeedAnswer> {
  const today = await todayAtProperty(deps);
  return inTransaction(deps.db, async (tx): Promise<FeedAnswer> => {
    const listing = { id: feed.listing_id, physicalRoomIds: await physicalRoomsOf(tx, feed) };
    const rooms = await lockRoomsOf(tx, listing);
    const current = await findFeed(tx, feed.id);
    // A read that started later has been applied already: this one is stale.
    if (current.answered_at && current.answered_at > at) return current.answer ?? "read";
    const empties = await wouldEmpty(tx, feed, look, today);
    if (empties && !emptiedBy) return "empty";
    if (empties && emptiedBy) await noteEmptied(tx, feed, { cause: emptiedBy, at });
    await take(deps, tx, feed, look, { rooms, today, at });
    const isWhole = look.kind === "unchanged" || look.answer === "read";
    await keepBook(deps, tx, current, { physicalRoomIds: rooms, today, at, isWhole });
    await tellOfConflicts(deps, tx, await openConflicts(tx, feed.id, at));
    await updateConflicts(tx, rooms, at);
    return noteAnswer(deps, tx, current, look, at);
  });
}

async function take(
  deps: Deps,
  tx: Tx,
  feed: FeedRow,
  look: Exclude<Look, { kind: "failed" }>,
  { rooms, today, at }: { rooms: readonly number[]; today: Day; at: Date },
): Promise<void> {
  if (look.kind === "unchanged") return placeImported({ tx, at }, rooms);
  await applyStays(tx, feed, {
    stays: look.stays,
    isWhole: look.answer === "read",
    physicalRoomIds: rooms,
    ourHost: new URL(deps.config.PUBLIC_URL).hostname,
    today,
    at,
  });
}

async function noteEmptied(
  tx: Tx,
  { name, portal, listing_id: subject }: FeedRow,
  by: { readonly cause: Cause; readonly at: Date },
): Promise<void> {
  await noteActivity(tx, by, { kind: "feed-emptied", subject, facts: { name, portal } });
}

/**
 * A feed that had upcoming stays and is now empty is more often broken than true, and believing it
 * would free them all.
 */
async function wouldEmpty(tx: Tx, feed: FeedRow, look: Look, today: Day): Promise<boolean> {
  if (look.kind !== "read" || look.stays.some(({ checkOut }) => checkOut > today)) return false;
  if (await hasUnread(tx, feed, firstAhead(today))) return true;
  const ahead = await tx
    .selectFrom("imported_event")
    .select("id")
    .where("feed_id", "=", feed.id)
    .where("first_night", ">=", firstAhead(today))
    .limit(1)
    .executeTakeFirst();
  return ahead !== undefined;
}
