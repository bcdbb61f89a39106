import { type Selectable, sql } from "kysely";
import type { Property } from "../../domain/property.ts";
import type { PropertyTable } from "../database/property-table.ts";
import { type ListingWithRooms, physicalRoomIds } from "./get-listing.ts";
import { type RatesRow, seasons, toRates } from "./rates.ts";
import { type RulesRow, toRules } from "./rules.ts";

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
    | "paymentChoice"
  >;
};

export type TermsRow = RatesRow &
  RulesRow &
  Pick<
    Selectable<PropertyTable>,
    | "short_name"
    | "time_zone"
    | "check_in_time"
    | "same_day_turnover"
    | "cancellation_policy"
    | "deposit_terms"
    | "payment_choice"
  > & { capacity: number; physical_room_ids: number[] };

/** Columns of the selected listing and of the property. */
export const termsColumns = sql`
  capacity, nightly_price, weekend_price, included_guests, extra_adult, child_up_to_12,
  child_above_12, ${seasons} as seasons, min_nights, max_nights, no_arrival_weekdays,
  ${physicalRoomIds} as physical_room_ids, horizon_days, same_day_until, sell_gaps,
  short_name, time_zone, check_in_time, same_day_turnover, cancellation_policy, deposit_terms,
  payment_choice
`;

export function toTerms(id: string, row: TermsRow): Terms {
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
      paymentChoice: row.payment_choice,
    },
  };
}
