import type { Portal } from "../../../sandbox/channels/start.ts";
import { addDays, type Day, todayIn } from "../../../src/domain/day.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";

/** What somebody has written down about a guest. */
export type Noted = {
  readonly name: string;
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
  /** Known since the first reading, and the same ever after. */
  bookingId: string | null;
  /** Was there a reading that listed it. */
  wasRead: boolean;
  /** Changed since the last reading: two changes at once would make another guest of it. */
  isTouched: boolean;
};

/** A room at a portal; its calendar is read while there is a feed. */
export type Desk = {
  readonly name: "airbnb" | "booking";
  readonly portal: Portal;
  readonly room: string;
  feedId: string | null;
  readonly sales: Sale[];
  /** Nights that the owner called closed, as they were listed then. */
  readonly closures: Map<string, Stay>;
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
};

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
    const desk = { name, portal, room, feedId: null, sales: [], closures: new Map() };
    sell(desk, {
      checkIn: addDays(today, ANCHOR + 4 * index),
      checkOut: addDays(today, ANCHOR + 4 * index + 2),
    });
    return desk;
  });
  return { app, random, desks, ours: [], today };
}

export function sell(desk: Desk, stay: Stay): void {
  const outcome = desk.portal.sell(desk.room, stay);
  if (outcome.kind !== "sold") return;
  desk.sales.push({
    ...{ room: desk.room, uid: outcome.uid, stay, isListed: true, noted: null, isClosed: false },
    ...{ bookingId: null, wasRead: false, isTouched: false },
  });
}

/**
 * Far enough ahead that nothing is under way, and with dates that nobody has had in this room: of
 * two with the same dates, no portal says which is its own.
 */
export function freshStay({ random, today, desks, ours }: World, { room }: Desk): Stay {
  const had = [...desks.flatMap(({ sales }) => sales), ...ours].filter((one) => one.room === room);
  for (;;) {
    const checkIn = addDays(today, 20 + random.below(160));
    const stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(5)) };
    if (!had.some((one) => isSame(one.stay, stay))) return stay;
  }
}

export const isSame = (one: Stay, other: Stay) =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut;
