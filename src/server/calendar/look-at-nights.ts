import { sql } from "kysely";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { includesReservedDay, type Stay } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Terms } from "../listings/get-terms.ts";
import { ROOM_LOCK } from "./lock-rooms.ts";
import { reservedDaysQuery } from "./reserved-days.ts";

export type Wish = Terms & {
  readonly stay: Stay;
  readonly visitorId: string;
};

export type NightsAround = {
  /** Reserved days from a month before the wanted stay to a month after it. */
  readonly reserved: ReadonlySet<Day>;
  /** No transaction holds any of the room locks. */
  readonly areQuiet: boolean;
  /** The visitor's own booking among the nights. Other guests' bookings are not named. */
  readonly ownCode: string | null;
};

/** One statement, because a thousand guests may want the same night at once. */
export async function lookAtNights(db: Database | Tx, wish: Wish): Promise<NightsAround> {
  const { listing, stay, visitorId } = wish;
  const { from, until } = daysAround(stay);
  const { rows } = await sql<{ days: Day[]; quiet: boolean | null; own_code: string | null }>`
    select
      array(${reservedDaysQuery(listing.id, from, until, visitorId)})::text[] as days,
      (
        select bool_and(pg_try_advisory_xact_lock_shared(${ROOM_LOCK}, id))
        from unnest(${[...listing.physicalRoomIds]}::int[]) as id
      ) as quiet,
      (
        select booking.code
        from listing_physical_room as part
        join occupied_nights as taken using (physical_room_id)
        join booking on booking.id = taken.booking_id
        where part.listing_id = ${listing.id}
          and taken.stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date, '[]')
          and booking.visitor_id = ${visitorId}::uuid
          and booking.state = 'confirmed'
        order by booking.check_in
        limit 1
      ) as own_code
  `.execute(db);
  const [row] = rows;
  return {
    reserved: new Set(row?.days),
    areQuiet: row?.quiet ?? false,
    ownCode: row?.own_code ?? null,
  };
}

export function areTaken(
  { property, stay }: Pick<Wish, "property" | "stay">,
  { reserved }: NightsAround,
): boolean {
  return includesReservedDay(stay, reserved, property.sameDayTurnover);
}

type Looked = Pick<Terms, "listing"> & { readonly nights: NightsAround };

/** The nearest stays of the same length for which all rooms are free. */
export function alternativesTo(
  { property, stay }: Pick<Wish, "property" | "stay">,
  rooms: readonly Looked[],
  now: number,
): Stay[] {
  const local = localTime(property.timeZone, now);
  const { sameDayTurnover } = property;
  return nearestFreeStays(stay, (other) =>
    rooms.every(({ listing, nights: { reserved } }) =>
      isBookable(other, listing, local, { reserved, sameDayTurnover }),
    ),
  );
}
