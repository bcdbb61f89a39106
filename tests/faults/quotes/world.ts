import { addDays } from "../../../src/domain/day.ts";
import type { HandPixState } from "../../../src/domain/hand-pix.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import type { ProposalState } from "../../../src/domain/proposal.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { type Room as ListedRoom, partsOf } from "../money/booking.ts";
import type { Money } from "../money/money.ts";
import { dayOf, MINUTE } from "../money/policy.ts";

export const HOUR = 60 * MINUTE;

/** 'jangada' is never sold alone here. */
export type Room = Exclude<ListedRoom, "jangada">;

export type Nights = { readonly rooms: readonly Room[]; readonly stay: Stay };

export type ModelProposal = Nights & {
  readonly number: number;
  readonly total: Centavos;
  /** Null: everything at once. */
  readonly percent: number | null;
  /** Days before arrival on which the rest is due; null: at the property. */
  readonly restDays: number | null;
  readonly validUntil: number;
  readonly heldUntil: number | null;
  withdrawnAt: number | null;
  /** The nights are kept in the proposal's own name. */
  keeps: boolean;
};

export type ModelSession = {
  readonly amount: Centavos;
  readonly ends: number;
  /** The session's state at the provider; null: not opened yet. */
  there: "open" | "paid" | "ended" | null;
  /** The state in our row. */
  here: "open" | "paid" | "ended";
  isEntered: boolean;
};

export type ModelPix = {
  readonly amount: Centavos;
  readonly payer: string;
  state: HandPixState;
  isTold: boolean;
  isAnswered: boolean;
  answerBy: number | null;
};

/** A booking as it should be: a hold, what became of it, or one by hand. */
export type ModelBooking = Nights & {
  readonly number: number;
  readonly proposal: number | null;
  readonly madeAt: number;
  state: "held" | "confirmed" | "expired" | "refunded";
  wasConfirmed: boolean;
  /** Whether the nights are in the booking's name; a hold of kept nights has none. */
  hasNights: boolean;
  holdEnds: number;
  readonly session: ModelSession | null;
  readonly pix: ModelPix | null;
  readonly money: Money;
  /** The payment that confirmed it. */
  firstPayment: Centavos;
};

export type UnpaidTime = Nights & { readonly began: number; readonly ended: number };

/** The model's state. Copyable, because two orders of events lead to two worlds. */
export type World = {
  now: number;
  readonly proposals: ModelProposal[];
  readonly bookings: ModelBooking[];
  readonly blocks: Nights[];
  /** For how long visitors kept nights without paying, once they no longer do. */
  readonly unpaid: UnpaidTime[];
  /** When each job that waits may run. */
  readonly jobs: Record<string, number>;
};

export const emptyWorld = (now: number): World => ({
  now,
  proposals: [],
  bookings: [],
  blocks: [],
  unpaid: [],
  jobs: {},
});

export const copyOf = ({ proposals, bookings, blocks, unpaid, jobs, now }: World): World => ({
  ...{ now, blocks: [...blocks], unpaid: [...unpaid], jobs: { ...jobs } },
  proposals: proposals.map((one) => ({ ...one })),
  bookings: bookings.map(({ session, pix, money, ...one }) => ({
    ...one,
    session: session && { ...session },
    pix: pix && { ...pix },
    money: money.copy(),
  })),
});

export type Taken = Nights & {
  readonly kind: "hold" | "booking" | "block" | "proposal";
  readonly proposal: number | null;
  readonly booking: ModelBooking | null;
};

export function takenIn({ proposals, bookings, blocks }: World): Taken[] {
  const kept = proposals.filter(({ keeps }) => keeps);
  const own = bookings.filter(({ hasNights }) => hasNights);
  return [
    ...blocks.map((one): Taken => ({ ...one, kind: "block", proposal: null, booking: null })),
    ...kept.map(
      ({ rooms, stay, number }): Taken => ({
        ...{ rooms, stay, kind: "proposal", proposal: number, booking: null },
      }),
    ),
    ...own.map((booking): Taken => {
      const { rooms, stay, proposal, state } = booking;
      return { rooms, stay, kind: state === "held" ? "hold" : "booking", proposal, booking };
    }),
  ];
}

export const partsIn = ({ rooms }: Pick<Nights, "rooms">): readonly string[] =>
  rooms.flatMap((room) => partsOf[room]);

/** Whether both want the same night of the same room. */
export function meet(one: Nights, other: Nights): boolean {
  const parts = partsIn(other);
  return (
    one.stay.checkIn < other.stay.checkOut &&
    other.stay.checkIn < one.stay.checkOut &&
    partsIn(one).some((part) => parts.includes(part))
  );
}

export const isFree = (world: World, nights: Nights): boolean =>
  !takenIn(world).some((taken) => meet(taken, nights));

/** Free except for unpaid holds of visitors. A hold for a proposal does not yield. */
export const isUnsold = (world: World, nights: Nights): boolean =>
  takenIn(world)
    .filter((taken) => meet(taken, nights))
    .every(({ kind, proposal }) => kind === "hold" && proposal === null);

/** Somebody else has them for good. */
export const isTaken = (world: World, proposal: ModelProposal): boolean =>
  takenIn(world).some(
    (taken) => taken.kind !== "hold" && taken.proposal !== proposal.number && meet(taken, proposal),
  );

/** The booking that a proposal became, or the hold on the way there. */
export function bookingOf({ bookings }: World, number: number): ModelBooking | undefined {
  const own = bookings.filter(({ proposal }) => proposal === number);
  return own.find(({ wasConfirmed }) => wasConfirmed) ?? own.find(({ state }) => state === "held");
}

export function stateOf(world: World, proposal: ModelProposal): ProposalState {
  const booking = bookingOf(world, proposal.number);
  if (booking?.wasConfirmed) return "paid";
  if (proposal.withdrawnAt !== null) return "withdrawn";
  if (booking) return "paying";
  if (proposal.validUntil <= world.now) return "expired";
  return isTaken(world, proposal) ? "taken" : "open";
}

const LEAST_DEPOSIT = 100;

/** What is due at once if the guest does not pay everything. */
export function firstPart(
  { total, percent, restDays, stay }: Omit<ModelProposal, "number">,
  now: number,
): Centavos {
  const deposit = Math.floor((total * (percent ?? 100)) / 100);
  const restBy = addDays(stay.checkIn, -(restDays ?? 0));
  return percent === null || deposit < LEAST_DEPOSIT || restBy <= dayOf(now) ? total : deposit;
}

export const hasToldPix = ({ pix }: ModelBooking): boolean => pix?.state === "told";
