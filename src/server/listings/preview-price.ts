import type { ListingTerms, PricePreview } from "../../contract/owner/listings.ts";
import { problems } from "../../contract/problems.ts";
import type { RefusalCode } from "../../domain/app-error.ts";
import { localTime } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import { quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import type { Deps } from "../deps.ts";

/** The quote and the rule check that a guest would get under unsaved terms. */
export async function previewPrice(
  { db, clock }: Pick<Deps, "db" | "clock">,
  terms: ListingTerms,
  stay: Stay,
  guests: Guests,
): Promise<PricePreview> {
  const property = await db
    .selectFrom("property")
    .select(["time_zone", "horizon_days", "same_day_until", "sell_gaps"])
    .executeTakeFirstOrThrow();
  const refusal = refuseStay(
    stay,
    {
      ...terms,
      horizonDays: property.horizon_days,
      sameDayUntil: property.same_day_until,
      sellGaps: property.sell_gaps,
    },
    terms.rates.seasons,
    localTime(property.time_zone, clock()),
    null,
  );
  const crowded = guestCount(guests) > terms.capacity;
  const code: RefusalCode | null = refusal
    ? `stay-${refusal.reason}`
    : crowded
      ? "too-many-guests"
      : null;
  return { quote: quote(terms.rates, stay, guests), refusal: code && problems[code][1] };
}
