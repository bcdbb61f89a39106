import { type RawBuilder, sql } from "kysely";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { resolveAlerts } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";

export type FoundConflict = { readonly id: string };

/**
 * Records new conflicts of a feed's events. An ignored conflict covers its own nights only; further
 * nights open a new one.
 */
export async function openConflicts(tx: Tx, feedId: string, at: Date): Promise<FoundConflict[]> {
  await sql`
    update channel_conflict as conflict set state = 'over', settled_at = ${at}
    from disputed_nights_at(${at}) as dispute
    where dispute.feed_id = ${feedId} and event_id = imported_event_id and state = 'ignored'
      and not dispute.nights <@ conflict.nights
  `.execute(tx);
  const { rows } = await sql<FoundConflict>`
    insert into channel_conflict (imported_event_id, feed_id, listing_id, feed_name, portal,
                                  first_night, end_day, nights, found_at)
    select event.id, feed.id, feed.listing_id, feed.name, feed.portal,
           event.first_night, event.end_day, dispute.nights, ${at}
    from disputed_nights_at(${at}) as dispute
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
    from disputed_nights_at(${at}) as dispute join imported_event as event on event.id = event_id
    where conflict.${known} and state = 'open' and event.id = imported_event_id
      and not isempty(dispute.nights)
  `.execute(tx);
  const disputed = sql`select event_id from disputed_nights_at(${at}) where not isempty(nights)`;
  const isSettled = sql`imported_event_id is null or imported_event_id not in (${disputed})`;
  await endConflicts(tx, sql`${known} and (${isSettled})`, at);
}

/** Closes conflicts and resolves their alerts. */
export async function endConflicts(tx: Tx, which: RawBuilder<unknown>, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update channel_conflict set state = 'over', settled_at = ${at}
    where state <> 'over' and (${which})
    returning id
  `.execute(tx);
  const ended = rows.map(({ id }) => id);
  await resolveAlerts(tx, "channel-conflict", ended, at);
}

/** The owner has solved the conflict elsewhere. It stays on record and raises no further alert. */
export async function ignoreConflict(deps: Deps, conflictId: string, cause: Cause): Promise<void> {
  if (!isUuid(conflictId)) return;
  const at = new Date(deps.clock());
  await inTransaction(deps.db, async (tx) => {
    const ignored = await tx
      .updateTable("channel_conflict")
      .set({ state: "ignored", settled_at: at })
      .where("id", "=", conflictId)
      .where("state", "=", "open")
      .returning(["listing_id", "feed_name", "portal"])
      .executeTakeFirst();
    if (ignored) {
      const { listing_id: subject, feed_name: name, portal } = ignored;
      const facts = { name, portal };
      await noteActivity(tx, { cause, at }, { kind: "conflict-ignored", subject, facts });
    }
    await resolveAlerts(tx, "channel-conflict", [conflictId], at);
  });
}
