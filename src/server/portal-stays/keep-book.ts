import type { Day } from "../../domain/day.ts";
import { firstAhead } from "../../domain/feed.ts";
import { placeImported } from "../calendar/place-imported.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { cancelByPortal } from "./cancel-by-portal.ts";
import { enterStay } from "./enter-stay.ts";
import { followPortal } from "./follow-portal.ts";
import { linkNoted } from "./link-noted.ts";
import {
  ownWhatIsOurs,
  piecesOf,
  type ReadFeed,
  type StoredStay,
  staysOf,
} from "./listed-stays.ts";
import { matchListed, matchReturned, type Piece, sharedNights } from "./match-stays.ts";

type Reading = {
  /** All rooms of the feed's listing; they must be locked. */
  readonly physicalRoomIds: readonly number[];
  readonly today: Day;
  readonly at: Date;
  /** Only a complete calendar can prove that a stay is gone. */
  readonly isWhole: boolean;
};

/**
 * Updates the portal stays to the feed's events, after each read: every piece that is no echo is
 * one stay, with what was completed by hand. Idempotent.
 */
export async function keepBook(
  deps: Deps,
  tx: Tx,
  feed: ReadFeed,
  { physicalRoomIds, today, at, isWhole }: Reading,
): Promise<void> {
  const change = { tx, cause: { actor: "portal", source: "timetable" }, at } as const;
  const hasTurned = await ownWhatIsOurs(tx, feed, today);
  const pieces = await piecesOf(tx, feed, today);
  const stays = await staysOf(tx, feed, pieces, today);

  const listed = matchListed(stays, pieces, today);
  const unlisted = stays.filter((one) => !listed.some(({ stay }) => stay === one));
  let isFreed = hasTurned;
  for (const { stay, piece } of listed) {
    isFreed = (await followPortal(deps, change, feed, stay, piece)) || isFreed;
  }
  for (const stay of unlisted.filter((one) => hasVanished(one, feed, isWhole, today))) {
    await cancelByPortal(deps, change, stay);
  }

  const unknown: Piece[] = [];
  for (const piece of pieces.filter((one) => !listed.some(({ piece: known }) => known === one))) {
    if (!isWhole && pieces.some((other) => other !== piece && sharedNights(other, piece) > 0))
      continue;
    const isNoted = await linkNoted(change, feed, piece);
    isFreed ||= isNoted;
    if (!isNoted) unknown.push(piece);
  }
  const returned = matchReturned(stays, unknown, at.getTime());
  for (const { stay, piece } of returned) await followPortal(deps, change, feed, stay, piece);
  for (const piece of unknown) {
    const isBack = returned.some(({ piece: known }) => known === piece);
    if (!isBack) await enterStay(change, feed, piece);
  }
  if (isFreed) await placeImported({ tx, at }, physicalRoomIds);
}

/**
 * A stay that is about to begin, or under way, is only gone if its event is: the event is kept as
 * long as no other one has its nights. The event of a removed feed is no longer updated: another
 * feed has to decide.
 */
function hasVanished(stay: StoredStay, feed: ReadFeed, isWhole: boolean, today: Day): boolean {
  if (!isWhole || stay.goneAt !== null) return false;
  const isReplaced = stay.feedId === feed.id && stay.eventId === null;
  return isReplaced || stay.checkIn >= firstAhead(today);
}
