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
import { endHold } from "./end-hold.ts";
import { openCheckout } from "./open-checkout.ts";

const ROUNDS = 3;

type Wanted = Omit<CheckoutRequest, "key"> & { readonly key?: CheckoutKey | null };

/** 'Book Now': price it, hold it, open a session for it. */
export async function startCheckout(
  deps: Deps,
  wanted: Wanted,
  visitorId: string,
  language: Language,
): Promise<OpenCheckout> {
  // Look and hold share a connection: if a thousand who press at once each queued for one twice,
  // all would have looked before the first could take, and none would get the quick no.
  const { request, outcome } = await deps.db
    .connection()
    .execute((db) => lookAndHold({ ...deps, db }, wanted, visitorId, language));
  return openHeld(deps, request, outcome);
}

async function lookAndHold(
  deps: Deps,
  { listingId, stay, guests, key = null }: Wanted,
  visitorId: string,
  language: Language,
): Promise<{ request: HoldRequest; outcome: HoldOutcome }> {
  const { property, listing } = await getTerms(deps.db, listingId);
  const party = guests ?? defaultParty(listing.capacity);
  const request = { visitorId, property, listing, stay, guests: party, language, key };
  const nights = await lookAtNights(deps.db, request);
  refuseUnfit(request, nights, deps.clock());
  if (areTaken(request, nights)) await refuseTaken(deps, request, nights);
  return { request, outcome: await holdStay(deps, request) };
}

/** A quick no, without the lock that takes nights: of many who want one night, most end here. */
async function refuseTaken(deps: Deps, request: HoldRequest, seen: NightsAround): Promise<void> {
  const nights = seen.areQuiet ? seen : await lookWhenQuiet(deps.db, request);
  if (areTaken(request, nights)) throw nightsTaken(request, nights, deps.clock());
}

/** A round ends without a session when an older hold of the visitor had to be given up first. */
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
      await endHold(deps, outcome.booking, { actor: "visitor", source: "site" });
      continue;
    }
    const opened = await openCheckout(deps, outcome.booking);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}

/** Whoever has paid and comes back is told of her own booking: nobody else took her nights. */
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
