import { type Selectable, sql } from "kysely";
import type { ListingTable } from "../database/tables.ts";

/** The public columns of a listing. Its calendar token is not one of them. */
const columns = [
  "id",
  "slug",
  "whole_house",
  "capacity",
  "room_count",
  "nightly_price",
  "weekend_price",
  "included_guests",
  "extra_adult",
  "child_up_to_12",
  "child_above_12",
  "min_nights",
  "max_nights",
  "no_arrival_weekdays",
  "rates_valid_until",
  "texts",
  "texts_en",
] as const satisfies readonly (keyof ListingTable)[];

export type ListingRow = Pick<Selectable<ListingTable>, (typeof columns)[number]>;

export const listingColumns = sql.join(columns.map((column) => sql.ref(`listing.${column}`)));
