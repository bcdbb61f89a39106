import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import { firstAhead } from "../../domain/feed.ts";
import { endConflicts } from "../calendar/conflicts.ts";
import { giveBackMoved, placeImported } from "../calendar/place-imported.ts";
import type { Tx } from "../database/connect.ts";
import type { FeedRow } from "./find-feed.ts";
import type { PortalEvent } from "./portal-event.ts";
import { withEchoes } from "./with-echoes.ts";

export type Application = {
  readonly stays: readonly PortalEvent[];
  /** All rooms of the feed's listing; they must be locked. */
  readonly physicalRoomIds: readonly number[];
  readonly today: Day;
  readonly at: Date;
  readonly ourHost: string;
  /** Only a complete calendar can prove that an event is gone or shorter. */
  readonly isWhole: boolean;
};

/** Makes our copy equal to the portal's calendar. Idempotent. */
export async function applyStays(tx: Tx, feed: FeedRow, given: Application): Promise<void> {
  if (given.isWhole) {
    await rememberStays(tx, feed, given);
    await forgetVanished(tx, feed, given);
    await nameUnlisted(tx, feed, given.today);
  } else {
    await rememberStays(tx, feed, { ...given, stays: await besideKnown(tx, feed, given.stays) });
  }
  await placeImported({ tx, at: given.at }, given.physicalRoomIds);
}

/**
 * A stay that is under way or about to begin is kept when it is no longer listed, unless another
 * event has its nights: then only its uid has changed.
 */
async function forgetVanished(
  tx: Tx,
  feed: FeedRow,
  { stays, today, at }: Application,
): Promise<void> {
  const vanished = sql<{ id: string }>`
    select id from imported_event as event
    where feed_id = ${feed.id} and end_day > ${today}::date
      and uid <> all(${stays.map(({ uid }) => uid)}::text[])
      and (first_night >= ${firstAhead(today)}::date or exists (
        select from unnest(
          ${stays.map(({ checkIn }) => checkIn)}::date[],
          ${stays.map(({ checkOut }) => checkOut)}::date[]
        ) as listed (first_night, end_day)
        where daterange(listed.first_night, listed.end_day)
              && daterange(greatest(event.first_night, ${today}::date), event.end_day)
      ))
  `;
  await endConflicts(tx, sql`imported_event_id in (${vanished})`, at);
  await sql`delete from imported_event where id in (${vanished})`.execute(tx);
}

/** Stores events, each with its echo part. */
async function rememberStays(tx: Tx, feed: FeedRow, given: Application): Promise<void> {
  const wanted = withEchoes(feed, given);
  await giveBackMoved(tx, feed.id, wanted);
  const before = sql`datemultirange(daterange(event.first_night, event.end_day))`;
  const now = sql`datemultirange(daterange(excluded.first_night, excluded.end_day))`;
  await sql`
    insert into imported_event as event
      (feed_id, uid, first_night, end_day, echo, first_seen_at, sale)
    select ${feed.id}, uid, lower(span), upper(span), echo, ${given.at}, sale
    from (${wanted}) as wanted
    on conflict (feed_id, uid) do update
    set first_night = excluded.first_night, end_day = excluded.end_day, sale = excluded.sale,
        echo = event.echo * ${now} + (${now} - ${before}) * excluded.echo
    where (event.first_night, event.end_day, event.sale)
          is distinct from (excluded.first_night, excluded.end_day, excluded.sale)
  `.execute(tx);
  await forgetEchoesOfSales(tx, feed, given.stays);
}

/**
 * Stays that were under way when an older release stored them, and are no longer listed: no later
 * read can tell what they are.
 */
async function nameUnlisted(tx: Tx, feed: FeedRow, today: Day): Promise<void> {
  await sql`
    update imported_event set sale = 'unsaid'
    where feed_id = ${feed.id} and sale is null and end_day > ${today}::date
  `.execute(tx);
}

/** Events once taken for echoes that the portal now calls sales. */
async function forgetEchoesOfSales(
  tx: Tx,
  feed: FeedRow,
  stays: readonly PortalEvent[],
): Promise<void> {
  const sold = stays.filter(({ sale }) => sale === "sold").map(({ uid }) => uid);
  await sql`
    update imported_event set echo = '{}'
    where feed_id = ${feed.id} and uid = any(${sold}::text[]) and not isempty(echo)
  `.execute(tx);
}

/**
 * For a calendar that was only partly understood: an event that is shorter than before, or
 * elsewhere, may be misread. It is stored beside the known one, under another uid, until a complete
 * calendar decides.
 */
async function besideKnown(
  tx: Tx,
  feed: FeedRow,
  stays: readonly PortalEvent[],
): Promise<PortalEvent[]> {
  const rows = await tx
    .selectFrom("imported_event")
    .select(["uid", "first_night", "end_day"])
    .where("feed_id", "=", feed.id)
    .execute();
  const known = new Map(rows.map((row) => [row.uid, row]));
  return stays.map((stay) => {
    const before = known.get(stay.uid);
    const covers =
      !before || (stay.checkIn <= before.first_night && before.end_day <= stay.checkOut);
    return covers ? stay : { ...stay, uid: `${stay.uid} ${stay.checkIn}/${stay.checkOut}` };
  });
}
