import type { Centavos } from "../../../src/domain/money.ts";
import { loseNights } from "./unpaid.ts";
import { hasToldPix, isUnsold, type ModelBooking, meet, takenIn, type World } from "./world.ts";

/** An act in several steps, between which others may do theirs. Returns the answer. */
export type Steps = Generator<void, string>;

export function expire(world: World, booking: ModelBooking): void {
  if (booking.state !== "held") return;
  loseNights(world, booking);
  booking.state = "expired";
  endPix(booking);
}

function endPix({ pix }: ModelBooking): void {
  if (pix && pix.state !== "received") pix.state = "ended";
}

/** Gets the nights kept for its proposal, its own, those of unpaid holds, or free ones. */
function getNights(world: World, booking: ModelBooking): boolean {
  if (passNights(world, booking)) return true;
  if (booking.state === "held" && booking.hasNights) return true;
  const isOver = booking.state === "expired";
  if (isOver ? !isFreeBut(world, booking) : !isUnsold(world, booking)) return false;
  displace(world, booking);
  return true;
}

/** Free, or held by another attempt to pay the same proposal. */
function isFreeBut(world: World, booking: ModelBooking): boolean {
  const met = takenIn(world).filter((taken) => meet(taken, booking));
  return met.every(
    ({ kind, proposal }) => kind === "hold" && proposal !== null && proposal === booking.proposal,
  );
}

/** Unpaid holds lose their nights. */
export function displace(world: World, by: Pick<ModelBooking, "rooms" | "stay">): void {
  for (const taken of takenIn(world)) {
    if (taken.kind === "hold" && taken.booking && meet(taken, by)) loseNights(world, taken.booking);
  }
}

/** The nights that were kept for a proposal become its booking's. */
export function passNights(world: World, booking: ModelBooking): boolean {
  const proposal = world.proposals.find(({ number }) => number === booking.proposal);
  if (!proposal?.keeps) return false;
  proposal.keeps = false;
  booking.hasNights = true;
  return true;
}

/** Money has arrived: it confirms the booking, or all of it goes back. */
export function enter(world: World, booking: ModelBooking, amount: Centavos): void {
  booking.money.receive(amount);
  if (booking.state !== "held" && booking.state !== "expired") return;
  if (getNights(world, booking)) {
    booking.hasNights = true;
    booking.state = "confirmed";
    booking.wasConfirmed = true;
    booking.firstPayment = amount;
    return;
  }
  booking.hasNights = false;
  endPix(booking);
  booking.state = "refunded";
  booking.money.returnAll(amount);
}

/** Settles a session by its state at the provider, whoever asks. */
export function settle(world: World, booking: ModelBooking): void {
  const { session } = booking;
  if (session?.there === "ended") {
    if (session.here === "open") session.here = "ended";
    expire(world, booking);
  }
  if (session?.there !== "paid") return;
  session.here = "paid";
  if (session.isEntered) return;
  session.isEntered = true;
  enter(world, booking, session.amount);
}

/** Ends a session at the provider, then here; without one, ends a Pix that waits. */
export function* close(
  world: World,
  booking: ModelBooking,
  by: "guest" | "clock",
): Generator<void, void> {
  const { session } = booking;
  const isThere = session !== null && session.there !== null;
  yield;
  if (isThere) {
    if (session.there === "open") session.there = "ended";
    yield;
    settle(world, booking);
    return;
  }
  if (session) {
    if (session.here === "open") session.here = "ended";
  } else if (by === "guest" ? hasToldPix(booking) : booking.holdEnds > world.now) return;
  expire(world, booking);
}
