import { addDays } from "../../../src/domain/day.ts";
import { nightCount, type Stay } from "../../../src/domain/stay.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { ROOMS } from "./attack.ts";
import type { Guest } from "./honest.ts";
import { HONEST_SHARE } from "./run.ts";

const NIGHTS = 7;
/** 49 nights of a room: too few to make it contested. */
const WEEKS = 7;

/** Each round has its own weeks, because those of earlier rounds are sold. */
export type Round = { readonly weeks: readonly Stay[]; readonly guests: readonly Guest[] };

/** Every honest guest wants other nights, in a room of one of the weeks. */
export function* rounds(app: FaultApp, honest: number, random: Random): Generator<Round> {
  for (let come = 0; come < honest; come += WEEKS * ROOMS.length) {
    const nth = come / ROOMS.length;
    const weeks = Array.from({ length: WEEKS }, (_, index) =>
      stayAhead(app, 5 + (nth + index) * (NIGHTS + 1), NIGHTS),
    );
    const count = Math.min(WEEKS * ROOMS.length, honest - come);
    const guests = Array.from({ length: count }, (_, index) => ({
      room: ROOMS[index % ROOMS.length] as string,
      stay: within(weeks[Math.floor(index / ROOMS.length)] as Stay, random),
      caller: { via: { proxied: `192.0.2.${(come + index) % 250}` } },
    }));
    yield { weeks, guests };
  }
}

function within(week: Stay, random: Random): Stay {
  const nights = 2 + random.below(4);
  const checkIn = addDays(week.checkIn, random.below(nightCount(week) - nights));
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** What the honest guests got. */
export async function findingOf(
  app: FaultApp,
  how: string,
  ends: readonly (string | null)[],
): Promise<Finding> {
  const lost = ends.filter((end) => end !== null);
  const broken = await brokenInvariants(app.deps.pool);
  const complaints = [
    lost.length > ends.length * (1 - HONEST_SHARE) && `honest guests lost: ${lost.join(", ")}`,
    broken.length > 0 && broken.slice(0, 5).join("; "),
  ].filter((complaint) => complaint !== false);
  const note = `${how}: ${ends.length - lost.length} of ${ends.length} honest guests booked`;
  return {
    trials: ends.length,
    failures: complaints.length,
    note: [note, ...complaints].join("; "),
  };
}

/** Two variants of the same attack, each on its own app. */
export function together(one: Finding, other: Finding): Finding {
  return {
    trials: one.trials + other.trials,
    failures: one.failures + other.failures,
    note: `${one.note}; ${other.note}`,
  };
}
