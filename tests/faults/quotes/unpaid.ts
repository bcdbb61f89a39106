import type { Day } from "../../../src/domain/day.ts";
import { includesReservedDay, nightsOf, type Stay } from "../../../src/domain/stay.ts";
import { partsOf } from "../money/booking.ts";
import { DAY, MINUTE } from "../money/policy.ts";
import {
  type ModelBooking,
  meet,
  type Nights,
  partsIn,
  type Room,
  type Taken,
  takenIn,
  type UnpaidTime,
  type World,
} from "./world.ts";

/** A night that is kept unpaid for longer, within a day, yields to the next guest. */
const MOST = 90 * MINUTE;

/** Holds for a proposal neither count as unpaid time nor yield. */
const counts = ({ state, hasNights, proposal }: ModelBooking): boolean =>
  state === "held" && hasNights && proposal === null;

const spanOf = ({ rooms, stay, madeAt }: ModelBooking, ended: number): UnpaidTime => ({
  ...{ rooms, stay, began: madeAt, ended },
});

const spansUntil = ({ unpaid, bookings }: World, at: number): UnpaidTime[] => [
  ...unpaid,
  ...bookings.filter(counts).map((booking) => spanOf(booking, at)),
];

/** A hold loses its nights. */
export function loseNights(world: World, booking: ModelBooking): void {
  if (counts(booking)) world.unpaid.push(spanOf(booking, world.now));
  booking.hasNights = false;
}

/** For how long, of the last day, unpaid holds of visitors kept a room's night. */
function keptTime(spans: readonly UnpaidTime[], part: string, night: Day, at: number): number {
  const parts = spans
    .filter(({ stay }) => stay.checkIn <= night && night < stay.checkOut)
    .filter((span) => partsIn(span).includes(part))
    .map(({ began, ended }) => Math.min(ended, at) - Math.max(began, at - DAY));
  return parts.reduce((sum, time) => sum + Math.max(0, time), 0);
}

const keepsNobodyOut = (world: World, { kind, proposal }: Taken, part: string, night: Day) =>
  kind === "hold" &&
  proposal === null &&
  keptTime(spansUntil(world, world.now), part, night, world.now) > MOST;

/** Whether a night reaches about that limit between these moments: the clocks differ a little. */
export function isAboutToYield(world: World, from: number, until: number): boolean {
  const spans = spansUntil(world, until);
  return spans.some((span) =>
    partsIn(span).some((part) =>
      nightsOf(span.stay).some((night) => {
        const kept = [from, until].map((at) => keptTime(spans, part, night, at));
        return Math.min(...kept) < MOST + ABOUT && Math.max(...kept) > MOST - ABOUT;
      }),
    ),
  );
}

const ABOUT = MINUTE / 3;

/** Free, or held only by holds that must yield. */
export const canTake = (world: World, nights: Nights): boolean =>
  takenIn(world)
    .filter((taken) => meet(taken, nights))
    .every((taken) =>
      partsIn(taken)
        .filter((part) => partsIn(nights).includes(part))
        .every((part) =>
          nightsOf(taken.stay)
            .filter((night) => nights.stay.checkIn <= night && night < nights.stay.checkOut)
            .every((night) => keepsNobodyOut(world, taken, part, night)),
        ),
    );

/** The days of a room that a visitor sees as taken. */
export function reservedIn(world: World, room: Room): Set<Day> {
  const parts: readonly string[] = partsOf[room];
  const days = takenIn(world).flatMap((taken) => {
    const shared = partsIn(taken).filter((part) => parts.includes(part));
    return nightsOf(taken.stay).filter((night) =>
      shared.some((part) => !keepsNobodyOut(world, taken, part, night)),
    );
  });
  return new Set(days);
}

/** By the visitors' rule, which needs a free check-out day too. */
export const isOnSale = (world: World, room: Room, stay: Stay): boolean =>
  !includesReservedDay(stay, reservedIn(world, room), false);
