import { type Selectable, sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Property } from "../../domain/property.ts";
import type { Database } from "../database/connect.ts";
import type { PropertyTable } from "../database/property-table.ts";
import { type ListingWithRooms, physicalRoomIds } from "./get-listing.ts";
import { type RatesRow, seasons, toRates } from "./rates.ts";
import { type RulesRow, toRules } from "./rules.ts";
import { isSlug } from "./slug-of.ts";

/** What a hold needs, without display data. */
export type Terms = {
  readonly listing: Pick<
    ListingWithRooms,
    "id" | "capacity" | "rates" | "rules" | "physicalRoomIds"
  >;
  readonly property: Pick<
    Property,
    | "shortName"
    | "timeZone"
    | "checkInTime"
    | "sameDayTurnover"
    | "cancellationPolicy"
    | "depositTerms"
  >;
};

type Row = RatesRow &
  RulesRow &
  Pick<
    Selectable<PropertyTable>,
    | "short_name"
    | "time_zone"
    | "check_in_time"
    | "same_day_turnover"
    | "cancellation_policy"
    | "deposit_terms"
  > & { capacity: number; physical_room_ids: number[] };

/** One small statement: a thousand guests may press at once. */
export async function getTerms(db: Database, id: string): Promise<Terms> {
  // Ids have the format of slugs.
  if (!isSlug(id)) throw new AppError("listing-unknown");
  const { rows } = await sql<Row>`
    select capacity, nightly_price, weekend_price, included_guests, extra_adult, child_up_to_12,
           child_above_12, ${seasons} as seasons, min_nights, max_nights, no_arrival_weekdays,
           ${physicalRoomIds} as physical_room_ids, horizon_days, same_day_until, sell_gaps,
           short_name, time_zone, check_in_time, same_day_turnover, cancellation_policy,
           deposit_terms
    from listing cross join property
    where listing.id = ${id} and published
  `.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("listing-unknown");
  return {
    listing: {
      id,
      capacity: row.capacity,
      rates: toRates(row),
      rules: toRules(row),
      physicalRoomIds: row.physical_room_ids,
    },
    property: {
      shortName: row.short_name,
      timeZone: row.time_zone,
      checkInTime: row.check_in_time,
      sameDayTurnover: row.same_day_turnover,
      cancellationPolicy: row.cancellation_policy,
      depositTerms: row.deposit_terms,
    },
  };
}
