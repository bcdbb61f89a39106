import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../database/connect.ts";

export type FoundConflict = { readonly id: string };

/**
 * Records new conflicts of a feed's events. An ignored conflict covers its own nights only; further
 * nights open a new one.
 */
export async function openConflicts(tx: Tx, feedId: string, at: Date): Promise<FoundConflict[]> {
  await sql`
    update channel_conflict as conflict set state = 'over', settled_at = ${at}
    from disputed_nights as dispute
    where dispute.feed_id = ${feedId} and event_id = imported_event_id and state = 'ignored'
      and not dispute.nights <@ conflict.nights
  `.execute(tx);
  const { rows } = await sql<FoundConflict>`
    insert into channel_conflict (imported_event_id, feed_id, listing_id, feed_name, portal,
                                  first_night, end_day, nights, found_at)
    select event.id, feed.id, feed.listing_id, feed.name, feed.portal,
           event.first_night, event.end_day, dispute.nights, ${at}
    from disputed_nights as dispute
    join imported_event as event on event.id = event_id
    join channel_feed as feed on feed.id = event.feed_id
    where dispute.feed_id = ${feedId} and not isempty(dispute.nights)
    on conflict (imported_event_id) where state <> 'over' do nothing
    returning id
  `.execute(tx);
  return rows;
}

/**
 * Updates the conflicts of these rooms and closes those without disputed nights. An ignored one
 * keeps the nights it was ignored for.
 */
export async function updateConflicts(
  tx: Tx,
  physicalRoomIds: readonly number[],
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from channel_conflict
    where state <> 'over' and listing_id in (
      select listing_id from listing_physical_room
      where physical_room_id = any(${[...physicalRoomIds]}::int[])
    )
    order by id for update
  `.execute(tx);
  if (rows.length === 0) return;
  const known = sql`id = any(${rows.map(({ id }) => id)}::uuid[])`;
  await sql`
    update channel_conflict as conflict
    set nights = dispute.nights, first_night = event.first_night, end_day = event.end_day
    from disputed_nights as dispute join imported_event as event on event.id = event_id
    where conflict.${known} and state = 'open' and event.id = imported_event_id
      and not isempty(dispute.nights)
  `.execute(tx);
  const disputed = sql`select event_id from disputed_nights where not isempty(nights)`;
  const isSettled = sql`imported_event_id is null or imported_event_id not in (${disputed})`;
  await endConflicts(tx, sql`${known} and (${isSettled})`, at);
}

/** Closes conflicts and resolves their alerts. */
export async function endConflicts(tx: Tx, which: RawBuilder<unknown>, at: Date): Promise<void> {
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
