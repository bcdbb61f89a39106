import { addDays, type Day } from "../../../src/domain/day.ts";
import type { Random } from "../random.ts";
import type { History } from "./history.ts";
import type { Terms } from "./owner-acts.ts";
import type { Wish } from "./pay.ts";
import {
  firstPart,
  type ModelBooking,
  type ModelProposal,
  type Nights,
  type Room,
  stateOf,
} from "./world.ts";

const AHEAD = 30;
const WINDOW = 8;
/** Days before arrival on which the rest is due: some of these deadlines pass within a history. */
const REST_DAYS = [null, null, AHEAD + 1, AHEAD - 1, 7];

const offered: readonly (readonly Room[])[] = [
  ...[["mar"], ["mar"], ["farol"], ["coqueiro"], ["mar", "farol"], ["farol", "coqueiro"]],
  ["casa-inteira"],
] as Room[][];

/** Few enough nights that stays compete. */
export function drawNights(random: Random, today: Day): Nights {
  const checkIn = addDays(today, AHEAD + random.below(WINDOW));
  const stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(3)) };
  return { rooms: random.pick(offered), stay };
}

export function drawTerms(random: Random, today: Day): Terms {
  const validHours = 1 + random.below(random.pick([4, 72]));
  const isKept = random.next() < 0.5;
  const percent = random.next() < 0.5 ? random.pick([30, 50]) : null;
  return {
    ...drawNights(random, today),
    agreed: random.next() < 0.5 ? 20_000 + random.below(300_000) : null,
    percent,
    restDays: percent === null ? null : random.pick(REST_DAYS),
    validHours,
    keepHours: isKept ? 1 + random.below(Math.min(random.pick([3, 48]), validHours)) : null,
  };
}

/** Some of the nights of a proposal, or nights beside them, in one of its rooms or in all. */
export function drawNear(
  random: Random,
  { rooms, stay }: Nights,
): { room: Room; stay: Nights["stay"] } {
  const checkIn = addDays(stay.checkIn, random.below(3) - 1);
  const room = random.next() < 0.85 ? random.pick(rooms) : "casa-inteira";
  return { room, stay: { checkIn, checkOut: addDays(checkIn, 1 + random.below(2)) } };
}

const LATEST = 4;

/** Mostly a proposal that can be paid; sometimes one that cannot. */
export function drawProposal({ world }: History, random: Random): ModelProposal | undefined {
  const states = random.next() < 0.8 ? ["open", "paying"] : null;
  const among = world.proposals.filter((one) => states?.includes(stateOf(world, one)) ?? true);
  return random.pick(among.slice(-LATEST));
}

/** The amount that she was shown, or an outdated one. */
export function drawWish({ world }: History, random: Random, proposal: ModelProposal): Wish {
  const { total } = proposal;
  const first = firstPart(proposal, world.now);
  const dice = random.next();
  if (dice < 0.45) return { paysAll: true, dueNow: total };
  if (dice < 0.9) return { paysAll: false, dueNow: first };
  const before = Math.floor((total * (proposal.percent ?? 50)) / 100);
  return { paysAll: false, dueNow: first === before ? total : before };
}

export function drawBooking(
  { world }: History,
  random: Random,
  isWanted: (booking: ModelBooking) => boolean,
): ModelBooking | undefined {
  return random.pick(world.bookings.filter(isWanted).slice(-LATEST));
}
