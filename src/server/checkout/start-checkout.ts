import type { CheckoutRequest, OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import { adultsOnly, type Guests, guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Stay } from "../../domain/stay.ts";
import type { CheckoutKey } from "../bookings/checkout-key.ts";
import { findOwnCode } from "../bookings/find-booking.ts";
import { type HoldRequest, holdStay, refuseHold } from "../bookings/hold-stay.ts";
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

type Wanted = Omit<CheckoutRequest, "key"> & { readonly key?: CheckoutKey | null };

/** 'Book Now': price it, hold it, open a session for it. */
export async function startCheckout(
  deps: Deps,
  { listingId, stay, guests, key = null }: Wanted,
  visitorId: string,
  language: Language,
): Promise<OpenCheckout> {
  const [property, listing] = await Promise.all([
    getProperty(deps.db),
    getListing(deps.db, listingId, language),
  ]);
  const party = guests ?? defaultParty(listing);
  const request = { visitorId, property, listing, stay, guests: party, language, key };
  const reserved = await reservedAround(deps.db, request);
  refuseUnfit(request, reserved, deps.clock());
  return holdAndOpen(deps, request, reserved);
}

/** A round ends without a session when an older hold of the visitor had to be given up first. */
async function holdAndOpen(
  deps: Deps,
  request: HoldRequest,
  reserved: ReadonlySet<Day>,
): Promise<OpenCheckout> {
  if (await isPlainlyTaken(deps.db, request, reserved)) {
    throw await nightsTaken(deps, request, alternativesAmong(request, reserved, deps.clock()));
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await holdStay(deps, request);
    if (outcome.kind === "taken") {
      throw await nightsTaken(deps, request, await findAlternatives(deps, request));
    }
    if (outcome.kind === "too-short") throw new AppError("stay-too-short");
    if (outcome.kind === "holds-another") {
      await endHold(deps, outcome.booking, { actor: "visitor", source: "site" });
      continue;
    }
    const opened = await openCheckout(deps, outcome.booking);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}

/** Whoever has paid and comes back is told of her own booking: nobody else took her nights. */
async function nightsTaken(
  { db }: Deps,
  request: HoldRequest,
  alternatives: readonly Stay[],
): Promise<AppError> {
  const bookingCode = await findOwnCode(db, request);
  return new AppError("nights-taken", { alternatives, ...(bookingCode && { bookingCode }) });
}

function refuseUnfit(request: HoldRequest, reserved: ReadonlySet<Day>, now: number): void {
  const { listing, guests } = request;
  const refusal = refuseHold(request, reserved, now);
  if (refusal) throw new AppError(`stay-${refusal.reason}`);
  if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
}

function defaultParty(listing: Listing): Guests {
  return adultsOnly(Math.min(DEFAULT_ADULTS, listing.capacity));
}
