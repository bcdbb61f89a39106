import { randomUUID } from "node:crypto";
import { sandboxConfig } from "../../../sandbox/config.ts";
import { addDays, day } from "../../../src/domain/day.ts";
import { holdBySession } from "../../../src/server/bookings/hold-by-session.ts";
import { holdStay } from "../../../src/server/bookings/hold-stay.ts";
import { getListing } from "../../../src/server/listings/get-listing.ts";
import { makeDeps } from "../../../src/server/make-deps.ts";
import { cardTaker } from "../../../src/server/payments/choose.ts";
import { getProperty } from "../../../src/server/property/get-property.ts";
import { FIRST_ROOM, roomId } from "./fill.ts";
import type { HoldRound, HoldsDone } from "./holds.ts";
import { CONNECTIONS } from "./load.ts";

/** The function without its HTTP call: nights are held, no session is opened. */
const { DATABASE = "" } = process.env;
const nowhere = "http://127.0.0.1:9";
const config = sandboxConfig({
  siteUrl: nowhere,
  databaseUrl: DATABASE,
  paymentsUrl: nowhere,
  smtpUrl: "smtp://127.0.0.1:9",
  mediaFolder: "sample/photos",
  overrides: { LOG_LEVEL: "silent", LIMITS: "false" },
});
const deps = makeDeps(config, { poolSize: CONNECTIONS });
const property = await getProperty(deps.db);
const listing = await getListing(deps.db, roomId(1));

async function hold(room: number, { arrival }: HoldRound): Promise<void> {
  const checkIn = day(arrival);
  const outcome = await holdStay(deps, {
    visitorId: randomUUID(),
    property,
    rooms: [
      {
        listing: { ...listing, id: roomId(room), physicalRoomIds: [FIRST_ROOM + room] },
        guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
      },
    ],
    stay: { checkIn, checkOut: addDays(checkIn, 2) },
    language: "pt-BR",
    way: holdBySession(cardTaker(deps.payments, property)),
  });
  if (outcome.kind !== "held") throw new Error(`${roomId(room)} on ${arrival}: ${outcome.kind}`);
}

let journeys = 0;
deps.pool.on("connect", (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    journeys += 1;
    return query(...args);
  }) as typeof client.query;
});

process.on("message", async (round: HoldRound) => {
  let room = 0;
  const before = { journeys, cpu: process.cpuUsage() };
  const started = performance.now();
  const guest = async () => {
    while (room < round.holds) await hold(++room, round);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, guest));
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before.cpu);
  const done: HoldsDone = {
    perSecond: (round.holds / ms) * 1000,
    journeys: (journeys - before.journeys) / round.holds,
    cpu: (user + system) / 1000 / round.holds,
  };
  process.send?.(done);
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
