import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import { endConflicts } from "../calendar/conflicts.ts";
import { placeImported } from "../calendar/place-imported.ts";
import type { Tx } from "../database/connect.ts";
import type { FeedRow } from "./find-feed.ts";
import type { PortalStay } from "./portal-stay.ts";
import { withEchoes } from "./with-echoes.ts";

export type Application = {
  readonly stays: readonly PortalStay[];
  /** Locked, and all that the feed's listing has. */
  readonly physicalRoomIds: readonly number[];
  readonly today: Day;
  readonly at: Date;
  readonly ourHost: string;
  /** Only a calendar that was read as a whole can say that something is gone. */
  readonly isWhole: boolean;
};

/** Makes our copy of a portal's calendar equal to what it says. The same again changes nothing. */
export async function applyStays(tx: Tx, feed: FeedRow, given: Application): Promise<void> {
  if (given.isWhole) await forgetVanished(tx, feed, given);
  await rememberStays(tx, feed, given);
  await placeImported(tx, given.physicalRoomIds);
}

/** A stay under way is never given up: some calendars drop it on the day it begins. */
async function forgetVanished(
  tx: Tx,
  feed: FeedRow,
  { stays, today, at }: Application,
): Promise<void> {
  const vanished = sql<{ id: string }>`
    select id from imported_event
    where feed_id = ${feed.id} and first_night >= ${today}
      and uid <> all(${stays.map(({ uid }) => uid)}::text[])
  `;
  await endConflicts(tx, sql`imported_event_id in (${vanished})`, at);
  await sql`delete from imported_event where id in (${vanished})`.execute(tx);
}

/** Events of a portal's calendar as rows, each with the part of it that only repeats us. */
async function rememberStays(tx: Tx, feed: FeedRow, given: Application): Promise<void> {
  const wanted = withEchoes(feed, given);
  await sql`
    delete from occupied_nights using imported_event as event, (${wanted}) as wanted
    where imported_event_id = event.id and event.feed_id = ${feed.id} and event.uid = wanted.uid
      and daterange(event.first_night, event.end_day) <> wanted.span
  `.execute(tx);
  const before = sql`datemultirange(daterange(event.first_night, event.end_day))`;
  const now = sql`datemultirange(daterange(excluded.first_night, excluded.end_day))`;
  await sql`
    insert into imported_event as event
      (feed_id, uid, first_night, end_day, echo, first_seen_at)
    select ${feed.id}, uid, lower(span), upper(span), echo, ${given.at} from (${wanted}) as wanted
    on conflict (feed_id, uid) do update
    set first_night = excluded.first_night, end_day = excluded.end_day,
        echo = event.echo * ${now} + (${now} - ${before}) * excluded.echo
    where (event.first_night, event.end_day) <> (excluded.first_night, excluded.end_day)
  `.execute(tx);
}
