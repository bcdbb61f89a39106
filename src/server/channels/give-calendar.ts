import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { isGoodAnswer } from "../../domain/feed.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { type FeedRow, findFeed } from "./find-feed.ts";
import { type ClosedStay, closedStays, ourCalendar } from "./our-calendar.ts";
import { syncFeed } from "./sync-feed.ts";

const ASK_WITHIN_MS = 4_000;
/** Throttle: a portal that reads often must not make us read its calendar as often. */
const ASKED_JUST_NOW_MS = 2_000;
/** More nights may be taken during the read, though hardly three times in a row. */
const MOST_QUESTIONS = 3;

export type GivenCalendar = {
  readonly text: string;
  /** Call when the portal has received the text: from then on it knows these nights. */
  received(): Promise<void>;
};

/** A listing's taken nights, for a caller with its token; `readerId` is the feed of a portal. */
export async function giveCalendar(
  deps: Deps,
  token: string,
  readerId: string | null,
): Promise<GivenCalendar> {
  const listing = await deps.db
    .selectFrom("listing")
    .select("id")
    .where("calendar_token", "=", token)
    .executeTakeFirst();
  if (!listing) throw new AppError("route-unknown");
  const host = new URL(deps.config.PUBLIC_URL).hostname;
  if (readerId === null) {
    const reader = { listingId: listing.id, feedId: null };
    const stays = await closedStays(deps.db, reader, await todayAtProperty(deps));
    return { text: ourCalendar(stays, host), received: async () => {} };
  }
  const feed = await findFeed(deps.db, readerId);
  if (feed.listing_id !== listing.id) throw new AppError("route-unknown");
  const { stays, known } = await prepare(deps, feed);
  return { text: ourCalendar(stays, host), received: () => noteTold(deps, feed, stays, known) };
}

/**
 * Before a portal is told of new nights, its own feed is read: what it has sold until then is a
 * sale, and nights that it repeats later are an echo. If the read fails, the nights do not count as
 * told, and an overlap becomes a conflict for the owner.
 */
async function prepare(deps: Deps, feed: FeedRow) {
  const today = await todayAtProperty(deps);
  const closed = () => closedStays(deps.db, { listingId: feed.listing_id, feedId: feed.id }, today);
  let stays = await closed();
  let known = feed.told;
  if (deps.clock() - (feed.tried_at?.getTime() ?? 0) <= ASKED_JUST_NOW_MS) return { stays, known };
  for (let questions = 0; questions < MOST_QUESTIONS; questions += 1) {
    if (await isWithin(deps, stays, known)) break;
    if (!(await ask(deps, feed))) break;
    known = multirange(stays);
    stays = await closed();
  }
  return { stays, known };
}

/**
 * A failed read must not fail the portal's request: it has to learn that these nights are taken.
 */
async function ask(deps: Deps, feed: FeedRow): Promise<boolean> {
  const asking = syncFeed(deps, feed.id, { timeLimitMs: ASK_WITHIN_MS, inPassing: true });
  const answer = await asking.catch((error: unknown) => {
    deps.log.error({ err: error }, "feed-read-failed");
    return "failed" as const;
  });
  return isGoodAnswer(answer);
}

async function noteTold(
  deps: Deps,
  feed: FeedRow,
  stays: readonly ClosedStay[],
  known: string,
): Promise<void> {
  await sql`
    update channel_feed
    set read_at = ${new Date(deps.clock())},
        told = ${multirange(stays)}::datemultirange * ${known}::datemultirange
    where id = ${feed.id}
  `.execute(deps.db);
}

async function isWithin(deps: Deps, stays: readonly ClosedStay[], known: string): Promise<boolean> {
  const { rows } = await sql<{ within: boolean }>`
    select ${multirange(stays)}::datemultirange <@ ${known}::datemultirange as within
  `.execute(deps.db);
  return rows[0]?.within ?? false;
}

function multirange(stays: readonly ClosedStay[]): string {
  return `{${stays.map(({ checkIn, checkOut }) => `[${checkIn},${checkOut})`).join(",")}}`;
}
