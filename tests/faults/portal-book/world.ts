import type { Portal } from "../../../sandbox/channels/start.ts";
import { addDays, type Day, todayIn } from "../../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../../src/domain/stay.ts";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";

/** What somebody has written down about a guest: all of it survives every reading. */
export type Noted = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly adults: number;
  readonly arrival: string | null;
  readonly note: string;
  readonly commission: number | null;
  readonly price: number;
  readonly paidTo: "portal" | "house";
};

/** A portal's sale, in the model. Its guest is the same whatever becomes of it. */
export type Sale = {
  readonly room: string;
  uid: string;
  stay: Stay;
  isListed: boolean;
  noted: Noted | null;
  /** The owner says that it is only closed. */
  isClosed: boolean;
  /** Null until the first reading; constant afterwards. */
  bookingId: string | null;
  /** Whether a reading has listed it. */
  wasRead: boolean;
  /** Changed since the last reading: a second change before the next makes it another guest. */
  isTouched: boolean;
  /** When a reading first missed it. */
  goneAt: number | null;
  /** Another guest has its dates since. */
  isReplaced: boolean;
};

/** A room at a portal; its calendar is read while there is a feed. */
export type Desk = {
  readonly name: "airbnb" | "booking";
  readonly portal: Portal;
  readonly room: string;
  feedId: string | null;
  readonly sales: Sale[];
  /** Nights that the owner called closed, as they were listed then. */
  readonly closures: (Stay & { readonly id: string })[];
  /** Nights that the portal has ever sold or closed by itself. */
  readonly had: Set<Day>;
};

export type World = {
  readonly app: FaultApp;
  readonly random: Random;
  readonly desks: readonly Desk[];
  /** Our own bookings, also those that were cancelled. */
  readonly ours: {
    readonly id: string;
    readonly room: string;
    readonly stay: Stay;
    isOver: boolean;
  }[];
  readonly today: Day;
  daysLeft: number;
};

/** How many days a history may last, so that it does not reach the first arrival. */
const DAYS = 8;
/** Always listed, so that no calendar is ever empty. */
const ANCHOR = 200;

export function newWorld(app: FaultApp, random: Random): World {
  const today = todayIn("America/Bahia", app.deps.clock());
  const desks = (
    [
      ["airbnb", "mar"],
      ["booking", "coqueiro"],
      ["airbnb", "jangada"],
      ["booking", "jangada"],
    ] as const
  ).map(([name, room], index): Desk => {
    const portal = app.channels[name];
    const desk = { name, portal, room, feedId: null, sales: [], closures: [], had: new Set<Day>() };
    sell(desk, {
      checkIn: addDays(today, ANCHOR + 4 * index),
      checkOut: addDays(today, ANCHOR + 4 * index + 2),
    });
    return desk;
  });
  return { app, random, desks, ours: [], today, daysLeft: DAYS };
}

/** False if the portal does not have these nights free. */
export function sell(desk: Desk, stay: Stay): boolean {
  const outcome = desk.portal.sell(desk.room, stay);
  if (outcome.kind !== "sold") return false;
  noteNights(desk, stay);
  desk.sales.push({
    ...{ room: desk.room, uid: outcome.uid, stay, isListed: true, noted: null, isClosed: false },
    ...{ bookingId: null, wasRead: false, isTouched: false, goneAt: null, isReplaced: false },
  });
  return true;
}

export function noteNights({ had }: Desk, stay: Stay): void {
  for (const night of nightsOf(stay)) had.add(night);
}

/**
 * Far enough ahead that no stay has begun, and with dates that no other stay of this room has had:
 * of two with the same dates, the feed does not say which is which.
 */
export function freshStay({ random, today, desks, ours }: World, { room }: Desk): Stay {
  const closed = desks.flatMap((desk) =>
    desk.closures.map((one) => ({ room: desk.room, stay: one })),
  );
  const sold = desks.flatMap(({ sales }) => sales);
  const had = [...sold, ...ours, ...closed].filter((one) => one.room === room);
  for (;;) {
    const checkIn = addDays(today, 20 + random.below(160));
    const stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(5)) };
    if (!had.some((one) => isSame(one.stay, stay))) return stay;
  }
}

export const isSame = (one: Stay, other: Stay) =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut;
