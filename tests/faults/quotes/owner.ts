import type { Centavos } from "../../../src/domain/money.ts";
import { pixDeadline } from "../../../src/domain/pix-deadline.ts";
import { close, enter, passNights, type Steps, settle } from "./money.ts";
import { addBooking } from "./pay.ts";
import {
  bookingOf,
  HOUR,
  hasToldPix,
  isFree,
  isTaken,
  type ModelBooking,
  type ModelProposal,
  type Nights,
  type World,
} from "./world.ts";

const ARRIVAL = { timeZone: "America/Bahia", checkInTime: "14:00" };

export type Offer = Omit<
  ModelProposal,
  "number" | "validUntil" | "heldUntil" | "withdrawnAt" | "keeps"
> & { readonly validHours: number; readonly keepHours: number | null };

export function offer(world: World, { validHours, keepHours, ...given }: Offer): string {
  const { now } = world;
  const proposal: ModelProposal = {
    ...given,
    number: world.proposals.length,
    validUntil: now + validHours * HOUR,
    heldUntil: keepHours === null ? null : now + keepHours * HOUR,
    withdrawnAt: null,
    keeps: keepHours !== null,
  };
  if (isTaken(world, proposal)) return "nights-taken";
  if (proposal.keeps && !isFree(world, proposal)) return "nights-taken";
  world.proposals.push(proposal);
  if (proposal.heldUntil !== null)
    world.jobs[`end-keeping:${proposal.number}`] = proposal.heldUntil;
  return `made ${proposal.number}`;
}

export function withdraw(world: World, number: number): string {
  const proposal = world.proposals[number];
  if (!proposal) return "proposal-unknown";
  const booking = bookingOf(world, number);
  if (booking?.wasConfirmed) return "proposal-paid";
  if (proposal.withdrawnAt !== null) return "done";
  if (booking) {
    if (hasToldPix(booking)) return "proposal-waits";
    passNights(world, booking);
    if (!booking.session) booking.holdEnds = Math.min(booking.holdEnds, world.now);
    world.jobs[`end-hold:${booking.number}`] = world.now;
  }
  proposal.withdrawnAt = world.now;
  proposal.keeps = false;
  return "done";
}

export function bookByHand(world: World, nights: Nights, total: Centavos): string {
  if (!isFree(world, nights)) return "nights-taken";
  return `booked ${addBooking(world, { ...nights, proposal: null, total, pays: null }).number}`;
}

export function block(world: World, nights: Nights): string {
  if (!isFree(world, nights)) return "nights-taken";
  world.blocks.push(nights);
  return "done";
}

/** The guest says that she paid; it confirms nothing. */
export function tellPix(world: World, number: number): string {
  const booking = world.bookings[number];
  const pix = booking?.pix;
  if (!pix) return "pix-unknown";
  if (pix.state === "received") return "pix-answered";
  if (pix.isTold && !pix.isAnswered) return "done";
  if (pix.state !== "ended") {
    const isOver = booking.holdEnds <= world.now;
    if (booking.state === "held")
      pix.answerBy ??= isOver ? booking.holdEnds : keepHold(world, booking);
    pix.state = "told";
  }
  pix.isTold = true;
  pix.isAnswered = false;
  return "done";
}

function keepHold(world: World, booking: ModelBooking): number {
  const arrival = { ...ARRIVAL, checkIn: booking.stay.checkIn };
  booking.holdEnds = Math.max(booking.holdEnds, pixDeadline(world.now, arrival));
  world.jobs[`end-hold:${booking.number}`] = booking.holdEnds;
  return booking.holdEnds;
}

export type Answer =
  | { readonly kind: "missing" }
  | { readonly kind: "received"; readonly amount: Centavos; readonly evenMore: boolean };

/** The owner's answer alone makes it a payment, even long after. */
export function answerPix(world: World, number: number, answer: Answer): string {
  const booking = world.bookings[number];
  const pix = booking?.pix;
  if (!pix) return "pix-unknown";
  if (pix.state === "received") return "pix-answered";
  if (answer.kind === "missing") {
    if (!pix.isTold || pix.isAnswered) return "pix-answered";
    pix.isAnswered = true;
    if (pix.state !== "ended") pix.state = "missing";
    return "done";
  }
  const { amount, evenMore } = answer;
  if (!evenMore && amount > Math.max(0, booking.money.asked)) return "more-than-open";
  pix.state = "received";
  pix.isAnswered = true;
  enter(world, booking, amount);
  booking.money.oweExcess(amount);
  return "done";
}

export function notePayment(
  { bookings }: World,
  number: number,
  { amount, evenMore }: { readonly amount: Centavos; readonly evenMore: boolean },
): string {
  const booking = bookings[number];
  if (!booking || booking.state === "held" || booking.state === "expired")
    return "booking-not-here";
  if (!evenMore && amount > Math.max(0, booking.money.asked)) return "more-than-open";
  booking.money.receive(amount);
  return "done";
}

/** Pays in the provider's form. */
export function payThere({ bookings }: World, number: number): string {
  const session = bookings[number]?.session;
  if (session?.there !== "open") return "refused";
  session.there = "paid";
  return "done";
}

/** Settles by the page or by the provider's event. */
export function settleOne(world: World, number: number): string {
  const booking = world.bookings[number];
  if (booking) settle(world, booking);
  return "done";
}

/** A job whose time has come. */
export function* runJob(world: World, key: string): Steps {
  const [kind, number] = key.split(":");
  delete world.jobs[key];
  if (kind === "end-keeping") endKeeping(world, Number(number));
  return kind === "end-hold" ? yield* endHold(world, Number(number)) : "done";
}

export function* endHold(world: World, number: number): Steps {
  const booking = world.bookings[number];
  if (booking?.state === "held") yield* close(world, booking, "clock");
  return "done";
}

/** A hold that is being paid takes the kept nights over. */
function endKeeping(world: World, number: number): void {
  const proposal = world.proposals[number];
  if (!proposal || (proposal.heldUntil ?? 0) > world.now) return;
  const booking = bookingOf(world, number);
  if (booking?.state === "held") passNights(world, booking);
  proposal.keeps = false;
}

/** Overdue holds end; then every session that is over there is settled here, the oldest first. */
export function* reconcileAll(world: World): Steps {
  const overdue = world.bookings
    .filter(({ state, holdEnds }) => state === "held" && holdEnds <= world.now)
    .toSorted((one, other) => one.holdEnds - other.holdEnds);
  for (const booking of overdue) {
    yield;
    yield* close(world, booking, "clock");
  }
  yield;
  for (const ending of ["ended", "paid"] as const) {
    const forgotten = world.bookings.filter(
      ({ session }) => session?.there === ending && session.here !== ending,
    );
    for (const booking of forgotten) {
      yield;
      settle(world, booking);
    }
  }
  return "done";
}

/** At the provider, unpaid sessions end by themselves. */
export function passTime(world: World, now: number): void {
  world.now = now;
  for (const { session } of world.bookings) {
    if (session?.there === "open" && session.ends <= now) session.there = "ended";
  }
}
