import type { Centavos } from "../../../src/domain/money.ts";
import { Money } from "../money/money.ts";
import { HOLD_MS, MINUTE } from "../money/policy.ts";
import { close, displace, type Steps } from "./money.ts";
import { canTake, isOnSale } from "./unpaid.ts";
import {
  bookingOf,
  firstPart,
  hasToldPix,
  type ModelBooking,
  type ModelProposal,
  type Nights,
  type Room,
  stateOf,
  type World,
} from "./world.ts";

const SESSION_MS = 35 * MINUTE;
const ROUNDS = 3;

export type Wish = { readonly paysAll: boolean; readonly dueNow: Centavos };

type NewBooking = Nights &
  Pick<ModelBooking, "proposal"> & {
    readonly total: Centavos;
    /** Null: confirmed at once, by hand. */
    readonly pays: { readonly amount: Centavos; readonly payer: string | null } | null;
  };

export function addBooking(world: World, wish: NewBooking): ModelBooking {
  const { now } = world;
  const { rooms, stay, proposal, total, pays } = wish;
  const booking: ModelBooking = {
    ...{ number: world.bookings.length, rooms, stay, proposal, madeAt: now },
    state: pays ? "held" : "confirmed",
    wasConfirmed: !pays,
    hasNights: true,
    holdEnds: now + HOLD_MS,
    session:
      pays && pays.payer === null
        ? {
            amount: pays.amount,
            ends: now + SESSION_MS,
            there: null,
            here: "open",
            isEntered: false,
          }
        : null,
    pix:
      pays && pays.payer !== null
        ? {
            ...{ amount: pays.amount, payer: pays.payer, state: "shown" as const },
            ...{ isTold: false, isAnswered: false, answerBy: null },
          }
        : null,
    money: new Money(total),
    firstPayment: 0,
  };
  world.bookings.push(booking);
  if (pays) world.jobs[`end-hold:${booking.number}`] = booking.holdEnds;
  return booking;
}

/** Why it cannot be held, or the booking that is paying for it already; null if it can. */
function whyNot(world: World, proposal: ModelProposal, wish: Wish): string | ModelBooking | null {
  const state = stateOf(world, proposal);
  if (state === "paid") return "proposal-paid";
  if (state === "paying") return bookingOf(world, proposal.number) ?? null;
  if (state === "taken") return "nights-taken";
  const refusal = state === "open" ? whyNotAnew(world, proposal, wish) : "proposal-over";
  if (refusal) return refusal;
  return proposal.keeps || canTake(world, proposal) ? null : "nights-taken";
}

/** Also checked if a payment is under way: it is not ended if a new one could not begin. */
function whyNotAnew(world: World, proposal: ModelProposal, wish: Wish): string | null {
  if (proposal.validUntil <= world.now) return "proposal-over";
  const due = wish.paysAll ? proposal.total : firstPart(proposal, world.now);
  return due === wish.dueNow ? null : "offer-differs";
}

function hold(world: World, proposal: ModelProposal, wish: Wish, payer: string | null) {
  const { rooms, stay, total, number, keeps } = proposal;
  const pays = { amount: wish.dueNow, payer };
  if (!keeps) displace(world, proposal);
  const booking = addBooking(world, { rooms, stay, total, proposal: number, pays });
  booking.hasNights = !keeps;
  return booking;
}

/** The guest has told of a Pix, or it was begun in another browser. */
const waits = (booking: ModelBooking, hasLink: boolean) =>
  hasToldPix(booking) || (booking.pix !== null && !hasLink);

export function* payByCard(world: World, number: number, wish: Wish, hasLink: boolean): Steps {
  const proposal = world.proposals[number];
  if (!proposal) return "proposal-unknown";
  for (let round = 1; round <= ROUNDS; round++) {
    const refusal = whyNot(world, proposal, wish);
    if (typeof refusal === "string") return refusal;
    const anew = refusal && whyNotAnew(world, proposal, wish);
    const booking = refusal ?? hold(world, proposal, wish, null);
    yield;
    const { session } = booking;
    if (session?.amount === wish.dueNow) {
      session.there ??= "open";
      // The hold has ended while the provider answered: the session must not be used.
      if (session.there === "open" && booking.state === "held") return `open ${booking.number}`;
    } else if (anew) return anew;
    else if (waits(booking, hasLink)) return "proposal-waits";
    yield* close(world, booking, "guest");
    yield;
  }
  return "payment-unavailable";
}

export function* payByPix(
  world: World,
  number: number,
  wish: Wish & { readonly payer: string },
  hasLink: boolean,
): Steps {
  const proposal = world.proposals[number];
  if (!proposal) return "proposal-unknown";
  const first = showPix(world, proposal, wish);
  if (first !== "proposal-waits") return first;
  yield;
  const booking = bookingOf(world, number);
  if (booking?.state === "held" && proposal.withdrawnAt === null) {
    if (waits(booking, hasLink)) return "proposal-waits";
    yield* close(world, booking, "guest");
  }
  yield;
  return showPix(world, proposal, wish);
}

function showPix(
  world: World,
  proposal: ModelProposal,
  wish: Wish & { readonly payer: string },
): string {
  const refusal = whyNot(world, proposal, wish);
  if (typeof refusal === "string") return refusal;
  if (refusal) return whyNotAnew(world, proposal, wish) ?? "proposal-waits";
  const isOpen = ({ pix }: ModelBooking) =>
    pix?.payer === wish.payer && ["shown", "told", "missing"].includes(pix.state);
  if (world.bookings.some(isOpen)) return "pix-open-elsewhere";
  return `pix ${hold(world, proposal, wish, wish.payer).number}`;
}

/** A visitor books on the site. Nights that were held unpaid for too long yield to her. */
export function* bookOnSite(world: World, room: Room, nights: Nights, total: Centavos): Steps {
  if (!isOnSale(world, room, nights.stay)) return "nights-taken";
  yield;
  if (!isOnSale(world, room, nights.stay)) return "nights-taken";
  displace(world, nights);
  const pays = { amount: total, payer: null };
  const booking = addBooking(world, { ...nights, proposal: null, total, pays });
  yield;
  if (booking.session) booking.session.there ??= "open";
  return `open ${booking.number}`;
}
