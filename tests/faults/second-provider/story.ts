import type { Centavos } from "../../../src/domain/money.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import type { FaultApp } from "../app.ts";
import { type Line, readLedgers } from "../money/ledgers.ts";
import { createRandom, type Random } from "../random.ts";

/** In the first provider's frame, on the second one's page, or by a Pix code of the second. */
export type Way = "frame" | "page" | "code";

/** When a guest pays. Only a bank transfer arrives after its code has expired. */
export type Timing = "in time" | "last second" | "too late" | "never";

/** How she pays: some manners need a bank's app, others a page that does not close. */
export type Manner =
  | "once"
  | "declined first"
  | "as somebody else"
  | "twice"
  | "half"
  | "half twice"
  | "half, then all";

/** Money that a provider received, by our reference. */
export type Paid = { readonly reference: string; readonly amount: Centavos };

/** A payment that was begun: what the guest is shown, and what she pays. */
export type Session = {
  readonly checkoutId: string;
  readonly amount: Centavos;
  readonly expiresAt: number;
  readonly way: Way;
  /** Of a payment with a page; otherwise null. */
  readonly payUrl: string | null;
  readonly paid: Paid[];
};

/** One guest: her plans, and what was done with her money. */
export type Story = {
  readonly number: number;
  readonly way: Way;
  readonly timing: Timing;
  readonly manner: Manner;
  readonly isQuoted: boolean;
  readonly paysAll: boolean;
  readonly room: string;
  readonly stay: Stay;
  /** The guest who pays too late, and whose nights this one wants. */
  readonly rivalOf: Story | null;
  /** A generator of its own, so that one story's choices do not change the others'. */
  readonly random: Random;
  readonly key: string;
  readonly visitorId: string;
  bookingId: string | null;
  total: Centavos;
  readonly sessions: Session[];
  /** Amounts that were decided to be given back, by any way. */
  readonly wishes: Centavos[];
  /** By hand at the provider. */
  readonly byHand: { readonly reference: string; readonly amount: Centavos }[];
  /** All was given back by hand before the app knew that it had come in. */
  isTakenBack: boolean;
  /** Another guest has booked the nights since. */
  hasLostNights: boolean;
  /** The payments that were in its account when it was cancelled. */
  cancelledWith: readonly string[] | null;
  /** At the providers. */
  readonly chargebacks: { readonly id: string; readonly reference: string; isDecided: boolean }[];
};

export const ROOMS = ["mar", "coqueiro", "jangada", "farol"] as const;

const MANNERS: Readonly<Record<Way, readonly Manner[]>> = {
  frame: ["once", "once", "once", "declined first"],
  page: ["once", "once", "declined first", "twice"],
  code: ["once", "once", "as somebody else", "twice", "half", "half twice", "half, then all"],
};

const TIMINGS: Readonly<Record<Way, readonly Timing[]>> = {
  frame: ["in time", "in time", "in time", "last second", "never"],
  page: ["in time", "in time", "in time", "last second", "never"],
  code: ["in time", "in time", "in time", "last second", "too late", "too late", "never"],
};

export function drawStory(
  random: Random,
  given: Pick<Story, "number" | "way" | "room" | "stay">,
): Story {
  const story: Story = {
    ...given,
    timing: random.pick(TIMINGS[given.way]),
    manner: random.pick(MANNERS[given.way]),
    isQuoted: random.next() < 0.25,
    paysAll: random.next() < 0.4,
    rivalOf: null,
    random: createRandom(random.below(2 ** 31)),
    key: hex(random, 32),
    visitorId: `00000000-0000-4000-8000-${hex(random, 12)}`,
    ...nothingYet(),
  };
  return story;
}

/** A rival comes after the hold has ended, pays at once and does nothing else. */
export function drawRival(random: Random, number: number, way: Way, of: Story): Story {
  const given = { number, way, room: of.room, stay: of.stay };
  const plain = { timing: "in time", manner: "once", isQuoted: false, paysAll: true } as const;
  return { ...drawStory(random, given), ...plain, ...nothingYet(), rivalOf: of };
}

function nothingYet() {
  return {
    ...{ bookingId: null, total: 0, cancelledWith: null },
    ...{ isTakenBack: false, hasLostNights: false },
    ...{ sessions: [], wishes: [], byHand: [], chargebacks: [] },
  };
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(16).toString(16)).join("");
}

export function linesOf(app: FaultApp, { sessions }: Story): Line[] {
  const own = new Set(sessions.flatMap(({ paid }) => paid.map(({ reference }) => reference)));
  return readLedgers(app).filter(({ reference }) => own.has(reference));
}

/** A payment of another amount is not entered: all that came by its session goes back. */
export const isMisfit = ({ amount, paid }: Session) =>
  paid[0] !== undefined && paid[0].amount !== amount;

/** Payments that may become entries of the account. */
export const fitting = ({ sessions }: Story): readonly Paid[] =>
  sessions.filter((session) => !isMisfit(session)).flatMap(({ paid }) => paid);
