import type { CheckoutRequest, OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { MOST_ROOMS } from "../../domain/combinations.ts";
import { defaultParty, guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { CheckoutKey } from "../bookings/checkout-key.ts";
import type { HoldOutcome, HoldRequest, RoomWish } from "../bookings/hold-request.ts";
import { holdStay } from "../bookings/hold-stay.ts";
import { refuseHold } from "../bookings/refuse-hold.ts";
import { waitForRooms } from "../calendar/lock-rooms.ts";
import {
  alternativesTo,
  areTaken,
  lookAtNights,
  type NightsAround,
} from "../calendar/look-at-nights.ts";
import { lookAtRoom } from "../calendar/look-at-room.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { begin, type Claim, type Claimed } from "./begin.ts";
import { inFrame, type NightsWay } from "./ways-for-nights.ts";

type Wanted = Omit<CheckoutRequest, "key"> & { readonly key?: CheckoutKey | null };
type Visitor = Pick<HoldRequest, "visitorId" | "language">;

const cause = { actor: "visitor", source: "site" } as const;

/** 'Book Now': quote, hold, open a session. */
export function startCheckout(
  deps: Deps,
  wanted: Wanted,
  visitorId: string,
  language: Language,
): Promise<OpenCheckout> {
  return begin(claimNights(deps, wanted, { visitorId, language }), inFrame(deps));
}

/**
 * Holds the nights of a stay on the site. Other nights that the visitor holds are released first.
 */
export function claimNights(
  deps: Deps,
  wanted: Wanted,
  visitor: Visitor,
): Claim<NightsWay, Claimed> {
  let known: HoldRequest | null = null;
  return {
    async lock(way) {
      const { request, outcome } = known
        ? { request: known, outcome: await holdStay(deps, known) }
        : await lookAndHold(deps, wanted, visitor, way);
      known = request;
      if (outcome.kind === "taken") {
        throw nightsTaken(request, await lookAtRooms(deps, request), deps.clock());
      }
      if (outcome.kind === "too-short") throw new AppError("stay-too-short");
      return { booking: outcome.booking, isSame: outcome.kind === "held" };
    },
    end: ({ booking }) => closeCheckout(deps, booking, cause),
  };
}

/**
 * Check and hold share one pooled connection. If a thousand callers queued for a connection twice,
 * all would check before the first could hold, and none would be refused quickly.
 */
function lookAndHold(
  pooled: Deps,
  wanted: Wanted,
  visitor: Visitor,
  way: NightsWay,
): Promise<{ request: HoldRequest; outcome: HoldOutcome }> {
  return pooled.db.connection().execute(async (db) => {
    const deps = { ...pooled, db };
    const { stay, paysAll = false, key = null } = wanted;
    const { property, looked, hasHold } = await lookFirst(deps, wanted, visitor.visitorId);
    const asked = { ...visitor, property, rooms: looked, stay, paysAll, key, hasHold };
    const request = { ...asked, way: way.hold(property) };
    refuseUnfit(request, looked, deps.clock());
    if (isAnyTaken(request, looked)) await refuseTaken(deps, request, looked);
    return { request, outcome: await holdStay(deps, request) };
  });
}

type Seen = Pick<HoldRequest, "property"> & {
  readonly looked: readonly LookedRoom[];
  readonly hasHold: boolean;
};

async function lookFirst(
  deps: Deps,
  { listingId, guests, otherRooms = [], stay }: Wanted,
  visitorId: string,
): Promise<Seen> {
  const { property, hasHold, ...first } = await lookAtRoom(deps, { listingId, stay, visitorId });
  const looked = [{ ...first, guests: guests ?? defaultParty(first.listing.capacity) }];
  for (const other of otherRooms) {
    const { listing, nights } = await lookAtRoom(deps, { ...other, stay, visitorId });
    looked.push({ listing, nights, guests: other.guests });
  }
  const taken = looked.flatMap(({ listing }) => listing.physicalRoomIds);
  const isTwice = new Set(taken).size < taken.length;
  if (isTwice || looked.length > MOST_ROOMS) throw new AppError("invalid-request");
  return { property, looked, hasHold };
}

/** A wished room with the nights that were read for it. */
type LookedRoom = RoomWish & { readonly nights: NightsAround };

async function lookAtRooms(deps: Deps, request: HoldRequest): Promise<LookedRoom[]> {
  const looked: LookedRoom[] = [];
  for (const room of request.rooms) {
    looked.push({ ...room, nights: await lookAtNights(deps, { ...request, ...room }) });
  }
  return looked;
}

function isAnyTaken(request: HoldRequest, looked: readonly LookedRoom[]): boolean {
  return looked.some(({ nights }) => areTaken(request, nights));
}

/** Refuses without the exclusive lock: of many who want the same night, most end here. */
async function refuseTaken(
  deps: Deps,
  request: HoldRequest,
  seen: readonly LookedRoom[],
): Promise<void> {
  const isQuiet = seen.every(({ nights }) => nights.areQuiet);
  const looked = isQuiet ? seen : await lookWhenQuiet(deps, request);
  if (isAnyTaken(request, looked)) throw nightsTaken(request, looked, deps.clock());
}

/**
 * Waits on shared locks until no transaction changes these rooms, so that the result is final. With
 * the exclusive lock each loser would block the next.
 */
function lookWhenQuiet(deps: Deps, request: HoldRequest): Promise<LookedRoom[]> {
  return inTransaction(deps.db, async (tx) => {
    await waitForRooms(
      tx,
      request.rooms.flatMap(({ listing }) => listing.physicalRoomIds),
    );
    return lookAtRooms({ ...deps, db: tx }, request);
  });
}

/** A visitor who has paid and returns is shown her own booking. */
function nightsTaken(request: HoldRequest, looked: readonly LookedRoom[], now: number): AppError {
  const ownCode = looked.find(({ nights }) => nights.ownCode)?.nights.ownCode;
  return new AppError("nights-taken", {
    alternatives: alternativesTo(request, looked, now),
    ...(ownCode && { bookingCode: ownCode }),
  });
}

function refuseUnfit(
  { stay, property }: HoldRequest,
  looked: readonly LookedRoom[],
  now: number,
): void {
  for (const { listing, guests, nights } of looked) {
    const refusal = refuseHold({ listing, stay, property }, nights.reserved, now);
    if (refusal) throw new AppError(`stay-${refusal.reason}`);
    if (guestCount(guests) > listing.capacity) throw new AppError("too-many-guests");
  }
}
