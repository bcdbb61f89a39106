import { sql } from "kysely";
import { daysAround } from "../../domain/alternatives.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Stay } from "../../domain/stay.ts";
import { statement } from "../database/statement.ts";
import type { Deps } from "../deps.ts";
import { isSlug } from "../listings/slug-of.ts";
import { type Terms, type TermsRow, termsColumns, toTerms } from "../listings/terms.ts";
import {
  type Around,
  type NightsAround,
  type NightsRow,
  nightsColumns,
  toNights,
} from "./look-at-nights.ts";

type RoomSeen = Terms & {
  readonly nights: NightsAround;
  /** The visitor has a hold, of whatever stay. */
  readonly hasHold: boolean;
};

/** One statement, because a thousand guests may press 'Book Now' for the same night at once. */
const look = statement(
  (around: Around) => sql<TermsRow & NightsRow & { has_hold: boolean }>`
    select ${termsColumns}, ${nightsColumns(around)}, exists (
      select from booking where visitor_id = ${around.visitorId}::uuid and state = 'held'
    ) as has_hold
    from listing cross join property
    where listing.id = ${around.listingId} and published
  `,
);

/** Price and rules of a listing, and what is taken around the wanted nights. */
export async function lookAtRoom(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { listingId, stay, visitorId }: { listingId: string; stay: Stay; visitorId: string },
): Promise<RoomSeen> {
  // Ids have the format of slugs.
  const isPossible = isSlug(listingId);
  const at = new Date(clock());
  const around = { ...daysAround(stay), ...stay, at, listingId, visitorId };
  const [row] = isPossible ? await look(db, around) : [];
  if (!row) throw new AppError("listing-unknown");
  return { ...toTerms(listingId, row), nights: toNights(row), hasHold: row.has_hold };
}
