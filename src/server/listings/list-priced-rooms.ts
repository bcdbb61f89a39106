import { sql } from "kysely";
import type { Rates } from "../../domain/quote.ts";
import type { Database } from "../database/connect.ts";
import { type ListingRow, listingColumns } from "./listing-columns.ts";
import { seasons } from "./rates.ts";

export type PricedRoom = ListingRow & {
  readonly name: string;
  readonly published: boolean;
  readonly seasons: Rates["seasons"];
  readonly physicalRoomIds: readonly number[];
};

/** Every listing, published or not, with its prices and physical rooms, in the owner's order. */
export async function listPricedRooms(db: Database): Promise<PricedRoom[]> {
  const { rows } = await sql<PricedRoom>`
    select ${listingColumns}, texts ->> 'name' as name, published, ${seasons} as seasons,
           coalesce(array_agg(physical_room_id order by physical_room_id)
             filter (where physical_room_id is not null), '{}') as "physicalRoomIds"
    from listing left join listing_physical_room on listing_id = listing.id
    group by listing.id order by position, listing.id
  `.execute(db);
  return rows;
}
