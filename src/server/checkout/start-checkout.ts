import type { CheckoutRequest, OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { defaultParty, guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { CheckoutKey } from "../bookings/checkout-key.ts";
import { type HoldOutcome, type HoldRequest, holdStay, refuseHold } from "../bookings/hold-stay.ts";
import {
  alternativesTo,
  areTaken,
  lookAtNights,
  lookWhenQuiet,
  type NightsAround,
} from "../calendar/look-at-nights.ts";
import type { Deps } from "../deps.ts";
import { getTerms } from "../listings/get-terms.ts";
import { closeCheckout } from "./close-checkout.ts";
import { openCheckout } from "./open-checkout.ts";

const ROUNDS = 3;

type Wanted = Omit<CheckoutRequest, "key"> & { readonly key?: CheckoutKey | null };

/** 'Book Now': quote, hold, open a session. */
export async function startCheckout(
  deps: Deps,
  wanted: Wanted,
  visitorId: string,
  language: Language,
): Promise<OpenCheckout> {
  // Check and hold share one pooled connection. If a thousand callers queued for one twice, all
  // would check before the first could hold, and none would be refused quickly.
  const { request, outcome } = await deps.db
    .connection()
    .execute((db) => lookAndHold({ ...deps, db }, wanted, visitorId, language));
  return openHeld(deps, request, outcome);
}

async function lookAndHold(
  deps: Deps,
  { listingId, stay, guests, paysAll = false, key = null }: Wanted,
  visitorId: string,
  language: Language,
): Promise<{ request: HoldRequest; outcome: HoldOutcome }> {
  const { property, listing } = await getTerms(deps.db, listingId);
  const party = guests ?? defaultParty(listing.capacity);
  const request = { visitorId, property, listing, stay, guests: party, paysAll, language, key };
  const nights = await lookAtNights(deps.db, request);
  refuseUnfit(request, nights, deps.clock());
  if (areTaken(request, nights)) await refuseTaken(deps, request, nights);
  return { request, outcome: await holdStay(deps, request) };
}

/** Refuses without the exclusive lock: of many who want the same night, most end here. */
async function refuseTaken(deps: Deps, request: HoldRequest, seen: NightsAround): Promise<void> {
  const nights = seen.areQuiet ? seen : await lookWhenQuiet(deps.db, request);
  if (areTaken(request, nights)) throw nightsTaken(request, nights, deps.clock());
}

/** A round ends without a session if an older hold of the visitor had to be released first. */
async function openHeld(
  deps: Deps,
  request: HoldRequest,
  first: HoldOutcome,
): Promise<OpenCheckout> {
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = round === 1 ? first : await holdStay(deps, request);
    if (outcome.kind === "taken") {
      throw nightsTaken(request, await lookAtNights(deps.db, request), deps.clock());
    }
    if (outcome.kind === "too-short") throw new AppError("stay-too-short");
    if (outcome.kind === "holds-another") {
      await closeCheckout(deps, outcome.booking, { actor: "visitor", source: "site" });
      continue;
    }
    const opened = await openCheckout(deps, outcome.booking);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}

/** A visitor who has paid and returns is shown her own booking. */
function nightsTaken(request: HoldRequest, nights: NightsAround, now: number): AppError {
  const { ownCode } = nights;
  return new AppError("nights-taken", {
    alternatives: alternativesTo(request, nights, now),
    ...(ownCode && { bookingCode: ownCode }),
  });
}

function refuseUnfit(request: HoldRequest, { reserved }: NightsAround, now: number): void {
  const { listing, guests } = request;
  const refusal = refuseHold(request, reserved, now);
  if (refusal) throw new AppError(`stay-${refusal.reason}`);
  if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
}
