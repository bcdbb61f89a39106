import type { Selectable } from "kysely";
import type { StayRules } from "../../domain/stay-rules.ts";
import type { PropertyTable } from "../database/property-table.ts";
import type { ListingRow } from "./listing-columns.ts";

/** Some rules are the listing's, some the property's. */
export type RulesRow = Pick<ListingRow, "min_nights" | "max_nights" | "no_arrival_weekdays"> &
  Pick<Selectable<PropertyTable>, "horizon_days" | "same_day_until" | "sell_gaps">;

export function toRules(row: RulesRow): StayRules {
  return {
    minNights: row.min_nights,
    maxNights: row.max_nights,
    horizonDays: row.horizon_days,
    sameDayUntil: row.same_day_until,
    noArrivalWeekdays: row.no_arrival_weekdays,
    sellGaps: row.sell_gaps,
  };
}
