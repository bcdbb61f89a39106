import { sql } from "kysely";
import type { StayChange, Taker } from "../../contract/owner/timeline.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";

export type TakerRow = {
  kind: Taker["kind"];
  check_in: Day;
  check_out: Day;
  booking_id: string | null;
  guest_name: string | null;
  channel: Channel | null;
  hold_expires_at: Date | null;
  note: string | null;
  feed_name: string | null;
  proposal_id: string | null;
  label: string | null;
};

/**
 * Everything that takes at least one of these nights in any room of the listing. Imported nights of
 * a portal's stay count as its booking's.
 */
export async function findTakers(
  db: Database | Tx,
  { listingId, stay }: StayChange,
  exceptStayId: string | null = null,
): Promise<Taker[]> {
  const { rows } = await sql<TakerRow>`
    select distinct case when sold.id is null then taken.kind else 'booking' end as kind,
           coalesce(sold.first_night, lower(taken.stay)) as check_in,
           coalesce(sold.end_day, upper(taken.stay)) as check_out,
           booking.id as booking_id, guest_name, channel, block.note,
           coalesce(wish.held_until, hold_expires_at, proposal.held_until) as hold_expires_at,
           feed.name as feed_name, proposal.id as proposal_id, proposal.label
    from listing_physical_room as part
    join occupied_nights as taken using (physical_room_id)
    left join portal_stay as sold
      on sold.imported_event_id = taken.imported_event_id and nature = 'guest'
     and taken.stay <@ daterange(sold.first_night, sold.end_day)
    left join booking on booking.id = coalesce(taken.booking_id, sold.booking_id)
    left join stay_change as wish
      on wish.booking_id = taken.booking_id and taken.kind = 'hold' and wish.state = 'paying'
    left join block on block.id = taken.block_id
    left join proposal on proposal.id = taken.proposal_id
    left join imported_event as event on event.id = taken.imported_event_id
    left join channel_feed as feed on feed.id = event.feed_id
    where part.listing_id = ${listingId}
      and taken.stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date)
      and coalesce(coalesce(taken.stay_id, booking.id) <> ${exceptStayId}::uuid, true)
    order by check_in
  `.execute(db);
  return rows.map(toTaker);
}

export function toTaker(row: TakerRow): Taker {
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  switch (row.kind) {
    case "hold":
      return { kind: "hold", endsAt: row.hold_expires_at?.getTime() ?? 0 };
    case "proposal":
      return {
        kind: "proposal",
        proposalId: row.proposal_id ?? "",
        label: row.label ?? "",
        endsAt: row.hold_expires_at?.getTime() ?? 0,
        ...stay,
      };
    case "booking":
      return {
        kind: "booking",
        guestName: row.guest_name,
        channel: row.channel ?? "direct",
        bookingId: row.booking_id,
        ...stay,
      };
    case "block":
      return { kind: "block", note: row.note ?? "", ...stay };
    case "imported":
      return { kind: "imported", feedName: row.feed_name ?? "", ...stay };
  }
}
