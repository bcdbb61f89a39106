import { sql } from "kysely";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { includesReservedDay, type Stay } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import { statement } from "../database/statement.ts";
import type { Deps } from "../deps.ts";
import type { Terms } from "../listings/terms.ts";
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

export type NightsRow = { days: Day[]; quiet: boolean | null; own_code: string | null };

/** The window to read, and the visitor that it is read for. */
export type Around = Stay & {
  readonly listingId: string;
  readonly from: Day;
  readonly until: Day;
  readonly at: Date;
  readonly visitorId: string;
};

export const nightsColumns = (around: Around) => sql`
  array(${reservedDaysQuery(around)})::text[] as days,
  (
    select bool_and(pg_try_advisory_xact_lock_shared(${ROOM_LOCK}, physical_room_id))
    from listing_physical_room where listing_id = ${around.listingId}
  ) as quiet,
  (
    select booking.code
    from listing_physical_room as part
    join occupied_nights as taken using (physical_room_id)
    join booking on booking.id = taken.booking_id
    where part.listing_id = ${around.listingId}
      and taken.stay && daterange(${around.checkIn}::date, ${around.checkOut}::date, '[]')
      and booking.visitor_id = ${around.visitorId}::uuid
      and booking.state = 'confirmed'
    order by booking.check_in
    limit 1
  ) as own_code
`;

const look = statement((around: Around) => sql<NightsRow>`select ${nightsColumns(around)}`);

export async function lookAtNights(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { listing, stay, visitorId }: Pick<Wish, "listing" | "stay" | "visitorId">,
): Promise<NightsAround> {
  const at = new Date(clock());
  const around = { ...daysAround(stay), ...stay, at, listingId: listing.id, visitorId };
  const [row] = await look(db, around);
  if (!row) throw new Error("a look that shows nothing");
  return toNights(row);
}

export function toNights({ days, quiet, own_code }: NightsRow): NightsAround {
  return { reserved: new Set(days), areQuiet: quiet ?? false, ownCode: own_code };
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
