import { randomUUID } from "node:crypto";
import { nightsOf, type Stay } from "../../src/domain/stay.ts";
import { holdBySession } from "../../src/server/bookings/hold-by-session.ts";
import { holdStay } from "../../src/server/bookings/hold-stay.ts";
import { getListing } from "../../src/server/listings/get-listing.ts";
import { cardTaker } from "../../src/server/payments/choose.ts";
import { getProperty } from "../../src/server/property/get-property.ts";
import { stayAhead } from "../support/visit.ts";
import type { FaultApp } from "./app.ts";
import { overAgain } from "./client.ts";
import { inParallel } from "./parallel.ts";
import type { Random } from "./random.ts";
import type { Finding } from "./report.ts";

/** Rooms that are wanted together: all of them, or none. */
export type Wanted = readonly string[];

const SINGLE: readonly Wanted[] = [["mar"], ["coqueiro"], ["jangada"], ["farol"], ["casa-inteira"]];
const PARALLEL = 64;
const WINDOW_DAYS = 500;
const LONGEST = 7;

type Attempt = {
  rooms: readonly number[];
  stay: Stay;
  began: number;
  ended: number;
  won: boolean;
};

/**
 * Concurrent random stays, checked against a model. Two winners must not share a night; a loser
 * must share a night with a winner that began before the loser was answered.
 */
export async function randomStays(
  app: FaultApp,
  attempts: number,
  random: Random,
  wishes: readonly Wanted[] = SINGLE,
): Promise<Finding> {
  // So many holds would make every night contested, and the race would be a different one.
  await app.deps.pool.query(`
    update property set same_day_turnover = true;
    create or replace function is_contested(room integer) returns boolean stable language plpgsql
      as 'begin return false; end'
  `);
  const property = await getProperty(app.deps.db);
  const ids = [...new Set(wishes.flat())];
  const listings = await Promise.all(ids.map((id) => getListing(app.deps.db, id)));
  const guests = { adults: 1, childrenUpTo12: 0, childrenAbove12: 0 };
  const way = holdBySession(cardTaker(app.deps.payments, property));
  let tick = 0;
  const done = await inParallel(PARALLEL, attempts, async (): Promise<Attempt> => {
    const wanted = random.pick(wishes);
    const rooms = listings
      .filter(({ id }) => wanted.includes(id))
      .map((listing) => ({ listing, guests }));
    const stay = stayAhead(app, 1 + random.below(WINDOW_DAYS), 1 + random.below(LONGEST));
    const began = tick++;
    const visitorId = randomUUID();
    const request = { visitorId, property, rooms, stay, language: "pt-BR", way } as const;
    const { kind } = await overAgain(() => holdStay(app.deps, request));
    const physical = rooms.flatMap(({ listing }) => listing.physicalRoomIds);
    return { rooms: physical, stay, began, ended: tick++, won: kind === "held" };
  });
  const overlaps = countOverlaps(done);
  const falseRefusals = countFalseRefusals(done);
  const won = done.filter((attempt) => attempt.won).length;
  return {
    trials: attempts,
    failures: overlaps + falseRefusals,
    note: `${won} won, ${overlaps} overlaps, ${falseRefusals} false refusals, ${PARALLEL} at once`,
  };
}

function nightKeys({ rooms, stay }: Attempt): string[] {
  return rooms.flatMap((room) => nightsOf(stay).map((night) => `${room} ${night}`));
}

function countOverlaps(attempts: readonly Attempt[]): number {
  const taken = new Set<string>();
  let overlaps = 0;
  for (const attempt of attempts.filter(({ won }) => won)) {
    const keys = nightKeys(attempt);
    if (keys.some((key) => taken.has(key))) overlaps++;
    for (const key of keys) taken.add(key);
  }
  return overlaps;
}

function countFalseRefusals(attempts: readonly Attempt[]): number {
  const winnerOf = new Map<string, number>();
  for (const attempt of attempts.filter(({ won }) => won)) {
    for (const key of nightKeys(attempt)) winnerOf.set(key, attempt.began);
  }
  return attempts
    .filter(({ won }) => !won)
    .filter((lost) => !nightKeys(lost).some((key) => (winnerOf.get(key) ?? Infinity) < lost.ended))
    .length;
}
