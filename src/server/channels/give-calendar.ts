import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Deps } from "../deps.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { type FeedRow, findFeed } from "./find-feed.ts";
import { type ClosedStay, closedStays, ourCalendar } from "./our-calendar.ts";
import { syncFeed } from "./sync-feed.ts";

const ASK_WITHIN_MS = 4_000;
/** Reading us again and again must not make us ask again and again. */
const ASKED_JUST_NOW_MS = 2_000;

/** A listing's taken nights, for whoever knows its token; `readerId` is the feed of a portal. */
export async function giveCalendar(
  deps: Deps,
  token: string,
  readerId: string | null,
): Promise<string> {
  const listing = await deps.db
    .selectFrom("listing")
    .select("id")
    .where("calendar_token", "=", token)
    .executeTakeFirst();
  if (!listing) throw new AppError("route-unknown");
  const host = new URL(deps.config.PUBLIC_URL).hostname;
  if (readerId === null) {
    const reader = { listingId: listing.id, feedId: null };
    return ourCalendar(await closedStays(deps.db, reader, await todayAtHouse(deps)), host);
  }
  const feed = await findFeed(deps.db, readerId);
  if (feed.listing_id !== listing.id) throw new AppError("route-unknown");
  return ourCalendar(await tell(deps, feed), host);
}

/**
 * Before a portal hears of nights that are new to it, it is asked for its own: whatever it sold
 * until then is a sale, and whatever repeats these nights later is their echo. If it does not
 * answer, the nights do not count as told, and an overlap will be shown to the owner as a conflict.
 */
async function tell(deps: Deps, feed: FeedRow): Promise<readonly ClosedStay[]> {
  const today = await todayAtHouse(deps);
  const closed = () => closedStays(deps.db, { listingId: feed.listing_id, feedId: feed.id }, today);
  const mayAsk = deps.clock() - (feed.tried_at?.getTime() ?? 0) > ASKED_JUST_NOW_MS;
  let stays = await closed();
  let known = feed.told;
  // More nights may be taken while we ask, though hardly three times in a row.
  for (let times = 1; mayAsk && times <= 3 && !(await isWithin(deps, stays, known)); times += 1) {
    if (!(await ask(deps, feed))) break;
    known = multirange(stays);
    stays = await closed();
  }
  await sql`
    update channel_feed
    set read_at = ${new Date(deps.clock())},
        told = ${multirange(stays)}::datemultirange * ${known}::datemultirange
    where id = ${feed.id}
  `.execute(deps.db);
  return stays;
}

async function ask(deps: Deps, feed: FeedRow): Promise<boolean> {
  const answer = await syncFeed(deps, feed.id, { timeLimitMs: ASK_WITHIN_MS });
  return answer === "read" || answer === "partly-read";
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
