import type { CheckoutRequest, OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { localTime } from "../../domain/day.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import type { Stay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import { type HoldRequest, holdStay } from "../bookings/hold-stay.ts";
import {
  alternativesAmong,
  findAlternatives,
  reservedAround,
} from "../calendar/find-alternatives.ts";
import { isPlainlyTaken } from "../calendar/is-plainly-taken.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { getProperty } from "../property/get-property.ts";
import { endHold } from "./end-hold.ts";
import { openCheckout } from "./open-checkout.ts";

const DEFAULT_ADULTS = 2;
const ROUNDS = 3;

/** 'Book Now': price it, hold it, open a session for it. */
export async function startCheckout(
  deps: Deps,
  { listingId, stay, guests }: CheckoutRequest,
  visitorId: string,
  language: Language,
): Promise<OpenCheckout> {
  const [property, listing] = await Promise.all([
    getProperty(deps.db),
    getListing(deps.db, listingId, language),
  ]);
  const party = guests ?? defaultParty(listing);
  refuseUnfit(listing, property, stay, party, deps.clock());
  return holdAndOpen(deps, { visitorId, property, listing, stay, guests: party, language });
}

/** A round ends without a session when an older hold of the visitor had to be given up first. */
async function holdAndOpen(deps: Deps, request: HoldRequest): Promise<OpenCheckout> {
  const reserved = await reservedAround(deps.db, request);
  if (await isPlainlyTaken(deps.db, request, reserved)) {
    const alternatives = alternativesAmong(request, reserved, deps.clock());
    throw new AppError("nights-taken", { alternatives });
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await holdStay(deps, request);
    if (outcome.kind === "taken") {
      throw new AppError("nights-taken", { alternatives: await findAlternatives(deps, request) });
    }
    if (outcome.kind === "holds-another") {
      await endHold(deps, outcome.booking, { actor: "visitor", source: "site" });
      continue;
    }
    const opened = await openCheckout(deps, outcome.booking);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}

function refuseUnfit(
  listing: Listing,
  property: Property,
  stay: Stay,
  guests: Guests,
  now: number,
): void {
  const local = localTime(property.timeZone, now);
  const refusal = refuseStay(stay, listing.rules, listing.rates.seasons, local);
  if (refusal) throw new AppError(`stay-${refusal.reason}`);
  if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
}

function defaultParty(listing: Listing): Guests {
  const adults = Math.min(DEFAULT_ADULTS, listing.capacity);
  return { adults, childrenUpTo12: 0, childrenAbove12: 0 };
}
