import { sql } from "kysely";
import type { ConnectedFeed, Feed, ListingChannels } from "../../contract/owner/channels.ts";
import { portalCalendarUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import type { FeedRow } from "./find-feed.ts";

type Row = FeedRow & {
  listing_name: string;
  calendar_token: string;
  stays: number;
  nights: number;
  echoes: number;
  conflicts: number;
};

/** The state of every feed, without the secret URLs. */
export async function listFeeds(deps: Deps): Promise<Feed[]> {
  return (await select(deps, null)).map(toFeed);
}

export async function listingChannels(deps: Deps, listingId: string): Promise<ListingChannels> {
  const { PUBLIC_URL } = deps.config;
  const listing = await deps.db
    .selectFrom("listing")
    .innerJoin("property", (join) => join.onTrue())
    .select(["calendar_token", "close_when_silent", "channel_silence_minutes"])
    .where("listing.id", "=", listingId)
    .executeTakeFirst();
  if (!listing) throw new AppError("listing-unknown");
  const rows = await select(deps, listingId);
  return {
    address: `${PUBLIC_URL}${portalCalendarUrl(listing.calendar_token)}`,
    closeWhenSilent: listing.close_when_silent,
    silenceMinutes: listing.channel_silence_minutes,
    feeds: rows.map(
      (row): ConnectedFeed => ({
        ...toFeed(row),
        url: row.url,
        addressForPortal: `${PUBLIC_URL}${portalCalendarUrl(row.calendar_token, row.id)}`,
      }),
    ),
  };
}

async function select(deps: Deps, listingId: string | null): Promise<Row[]> {
  const today = await todayAtProperty(deps);
  const { rows } = await sql<Row>`
    select feed.*, listing.texts ->> 'name' as listing_name, listing.calendar_token,
           (select count(*)::int from channel_conflict
            where feed_id = feed.id and state = 'open') as conflicts,
           ahead.*
    from channel_feed as feed
    join listing on listing.id = feed.listing_id
    cross join lateral (
      select count(*) filter (where not is_echo)::int as stays,
             count(*) filter (where is_echo)::int as echoes,
             coalesce(sum(end_day - greatest(first_night, ${today}::date))
               filter (where not is_echo), 0)::int as nights
      from (
        select *, datemultirange(daterange(first_night, end_day)) <@ echo as is_echo
        from imported_event where feed_id = feed.id and end_day > ${today}::date
      ) as event
    ) as ahead
    where ${listingId}::text is null or feed.listing_id = ${listingId}
    order by listing.position, feed.created_at
  `.execute(deps.db);
  return rows;
}

function toFeed(row: Row): Feed {
  return {
    id: row.id,
    listingId: row.listing_id,
    listingName: row.listing_name,
    name: row.name,
    portal: row.portal,
    answer: row.answer,
    triedAt: row.tried_at?.getTime() ?? null,
    answeredAt: row.answered_at?.getTime() ?? null,
    nextTryAt: row.next_try_at.getTime(),
    readAt: row.read_at?.getTime() ?? null,
    silent: row.silent_since !== null,
    stays: row.stays,
    nights: row.nights,
    echoes: row.echoes,
    conflicts: row.conflicts,
  };
}
