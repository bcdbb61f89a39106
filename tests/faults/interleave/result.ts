import type { FaultApp } from "../app.ts";
import type { Play } from "./play.ts";

export type Outcome = {
  readonly text: string;
  /** How many takers have the nights: the play uses one room. */
  readonly takers: number;
};

/**
 * A play's outcome in a canonical form: the results, the booking's state, who has the nights, and
 * the known conflicts.
 */
export async function resultOf({ deps }: FaultApp, play: Play): Promise<Outcome> {
  const { stay, booking, visitors, feeds } = play.stage;
  const { rows } = await deps.pool.query<{ fact: string }>(
    `select 'nights of ' || kind || ' ' || coalesce(visitor_id::text, block.note, feed_id::text) as fact
     from occupied_nights as taken
     join listing_physical_room as part using (physical_room_id)
     left join booking on booking.id = taken.booking_id
     left join block on block.id = taken.block_id
     left join imported_event as event on event.id = taken.imported_event_id
     where part.listing_id = $1 and taken.stay && daterange($2, $3)
     union all
     select 'booking ' || coalesce(visitor_id, feed_id) || ' ' || state
     from booking left join portal_stay on booking_id = booking.id
     where booking.listing_id = $1 and check_in = $2
     union all
     select 'dispute of ' || feed_id || ' ' || state || nights from channel_conflict
     where listing_id = $1 and first_night = $2
     order by fact`,
    [play.stage.room, stay.checkIn, stay.checkOut],
  );
  const names: [string, string][] = [
    [stay.checkIn, "D1"],
    [stay.checkOut, "D3"],
    ...(booking ? [[booking.visitor_id ?? "", "B"] as [string, string]] : []),
    ...visitors.map((id, index): [string, string] => [id, `s${index}`]),
    ...feeds.flatMap((feed, index): [string, string][] => (feed ? [[feed.id, `s${index}`]] : [])),
  ];
  const facts = rows.map(({ fact }) =>
    names.reduce((text, [id, name]) => text.replaceAll(id, name), fact),
  );
  return {
    text: [play.outcomes.join(" | "), ...facts.sort()].join("; "),
    takers: facts.filter((fact) => fact.startsWith("nights of")).length,
  };
}
