import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

export type FoundConflict = { readonly id: string };

/**
 * Writes down every dispute about a feed's events that is not known yet. One the owner chose to
 * ignore is known for the nights it was about; on further nights it is a new one.
 */
export async function openConflicts(tx: Tx, feedId: string, at: Date): Promise<FoundConflict[]> {
  await sql`
    update channel_conflict set state = 'over', settled_at = ${at}
    where feed_id = ${feedId} and state = 'ignored'
      and not disputed_nights(imported_event_id) <@ nights
  `.execute(tx);
  const { rows } = await sql<FoundConflict>`
    insert into channel_conflict (imported_event_id, feed_id, listing_id, feed_name, portal,
                                  first_night, end_day, nights, found_at)
    select event.id, feed.id, feed.listing_id, feed.name, feed.portal,
           event.first_night, event.end_day, disputed_nights(event.id), ${at}
    from imported_event as event join channel_feed as feed on feed.id = event.feed_id
    where feed.id = ${feedId} and not isempty(disputed_nights(event.id))
    on conflict (imported_event_id) where state <> 'over' do nothing
    returning id
  `.execute(tx);
  return rows;
}

/** Brings known conflicts up to date, and ends those in which no night is disputed any more. */
export async function updateConflicts(tx: Tx, at: Date): Promise<void> {
  await sql`
    update channel_conflict as conflict
    set nights = disputed_nights(event.id), first_night = event.first_night, end_day = event.end_day
    from imported_event as event
    where event.id = imported_event_id and state <> 'over'
      and not isempty(disputed_nights(event.id))
  `.execute(tx);
  await endConflicts(
    tx,
    sql`imported_event_id is null or isempty(disputed_nights(imported_event_id))`,
    at,
  );
}

/** Ends conflicts and the alerts about them. */
export async function endConflicts(tx: Tx, which: ReturnType<typeof sql>, at: Date): Promise<void> {
  await sql`
    with ended as (
      update channel_conflict set state = 'over', settled_at = ${at}
      where state <> 'over' and (${which})
      returning id
    )
    update alert set resolved_at = ${at}
    from ended
    where alert.kind = 'channel-conflict' and alert.subject = ended.id::text
      and alert.resolved_at is null
  `.execute(tx);
}
