import { addDays } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import { defaultLanguage } from "../../../src/domain/language.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import { quote } from "../../../src/domain/quote.ts";
import { notePayment as noteReal } from "../../../src/server/bookings/note-payment.ts";
import { takeManualBooking } from "../../../src/server/bookings/take-manual-booking.ts";
import { blockNights } from "../../../src/server/calendar/block-nights.ts";
import { answerPix as answerReal } from "../../../src/server/hand-pix/answer-pix.ts";
import { getListing } from "../../../src/server/listings/get-listing.ts";
import { priceNights } from "../../../src/server/listings/price-nights.ts";
import { makeProposal } from "../../../src/server/proposals/make-proposal.ts";
import { withdrawProposal } from "../../../src/server/proposals/withdraw-proposal.ts";
import { byOwner } from "../judge.ts";
import type { Random } from "../random.ts";
import type { History } from "./history.ts";
import {
  type Answer,
  answerPix,
  block,
  bookByHand,
  notePayment,
  type Offer,
  offer,
  withdraw,
} from "./owner.ts";
import { type Act, answered } from "./real.ts";
import type { Nights, Room } from "./world.ts";

const PARTY = adultsOnly(2);

/** The price by today's list. */
export async function listPrice({ app }: History, { rooms, stay }: Nights): Promise<Centavos> {
  let total = 0;
  for (const room of rooms) {
    const { rates } = await getListing(app.deps.db, room, defaultLanguage);
    total += quote(rates, stay, PARTY).total;
  }
  return total;
}

export type Terms = Omit<Offer, "total"> & {
  /** Null: the list's price. */
  readonly agreed: Centavos | null;
};

export async function offerAct(history: History, terms: Terms): Promise<Act> {
  const { deps } = history.app;
  const { agreed, ...given } = terms;
  const listed = await listPrice(history, terms);
  const { rooms, stay, percent, restDays, validHours, keepHours } = terms;
  const balance =
    restDays === null ? ("at-property" as const) : { daysBefore: restDays, orAtProperty: true };
  const wish = {
    ...{ stay, validHours, keepHours, language: defaultLanguage, label: "", words: "" },
    ...(agreed === null ? { seenTotal: listed } : { total: agreed }),
    rooms: rooms.map((listingId) => ({ listingId, guests: PARTY })),
    deposit: percent === null ? null : { percent, balance },
  };
  return {
    name: `offer ${rooms} from ${stay.checkIn}`,
    doing: (world) => offer(world, { ...given, total: agreed ?? listed }),
    real: () => answered(makeProposal(deps, wish, byOwner), (id) => `made ${id}`),
  };
}

export function withdrawAct({ app, proposals }: History, number: number): Act {
  return {
    name: `withdraw proposal ${number}`,
    doing: (world) => withdraw(world, number),
    real: () => answered(withdrawProposal(app.deps, proposals[number]?.id ?? "", byOwner)),
  };
}

export async function byHandAct(history: History, nights: Nights): Promise<Act> {
  const { deps } = history.app;
  const total = await listPrice(history, nights);
  const [first, ...others] = nights.rooms;
  const wish = {
    ...{ listingId: first ?? "", stay: nights.stay, guests: PARTY, channel: "phone" as const },
    ...{ guestName: "Nina Reis", guestEmail: null, guestPhone: null, note: "" },
    otherRooms: others.map((listingId) => ({ listingId, guests: PARTY })),
  };
  return {
    name: `book ${nights.rooms} by hand`,
    doing: (world) => bookByHand(world, nights, total),
    real: () => answered(takeManualBooking(deps, wish, byOwner), (id) => `booked ${id}`),
  };
}

export function blockAct({ app }: History, room: Room, stay: Nights["stay"]): Act {
  const wish = { listingId: room, stay, note: "" };
  return {
    name: `block ${room}`,
    doing: (world) => block(world, { rooms: [room], stay }),
    real: () => answered(blockNights(app.deps, wish, byOwner)),
  };
}

/** Changes the price list, which must change no proposal. */
export function repriceAct({ app }: History, { rooms, stay }: Nights, random: Random): Act {
  const wish = {
    firstNight: stay.checkIn,
    lastNight: addDays(stay.checkOut, -1),
    nightlyPrice: 20_000 + 100 * random.below(900),
    minNights: null,
    listingIds: [...rooms],
  };
  return {
    name: `reprice ${rooms}`,
    doing: () => "done",
    real: () => answered(priceNights(app.deps, wish, byOwner)),
  };
}

export const answers = ["all", "less", "more", "too much", "missing"] as const;

export function answerAct(
  { app, bookings, world }: History,
  number: number,
  kind: (typeof answers)[number],
): Act {
  const { deps } = app;
  const booking = world.bookings[number];
  const amount = booking?.pix?.amount ?? 0;
  const open = booking ? Math.max(0, booking.money.asked) : 0;
  const received = (part: Centavos, evenMore = false): Answer => ({
    ...{ kind: "received", amount: part, evenMore },
  });
  const says: Record<typeof kind, Answer> = {
    all: received(amount),
    less: received(Math.max(1, Math.floor(amount / 3))),
    more: received(open + 1_000, true),
    "too much": received(open + 1_000),
    missing: { kind: "missing" },
  };
  const answer = says[kind];
  return {
    name: `answer ${kind} to the Pix of booking ${number}`,
    doing: (world) => answerPix(world, number, answer),
    async real() {
      const { rows } = await deps.pool.query("select id from hand_pix where booking_id = $1", [
        bookings[number],
      ]);
      return answered(answerReal(deps, rows[0]?.id ?? "", answer, byOwner));
    },
  };
}

export function noteAct({ app, bookings, world }: History, number: number, random: Random): Act {
  const booking = world.bookings[number];
  const open = booking ? Math.max(1, booking.money.asked) : 1;
  const payment = {
    amount: random.pick([open, open + 500, Math.ceil(open / 2)]),
    evenMore: random.next() < 0.3,
  };
  return {
    name: `note ${payment.amount} of booking ${number}`,
    doing: (model) => notePayment(model, number, payment),
    real: () =>
      answered(noteReal(app.deps, bookings[number] ?? "", { ...payment, means: "cash" }, byOwner)),
  };
}
