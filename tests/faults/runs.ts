import { accountHistories } from "./account/run.ts";
import { accountRaces } from "./account-races/run.ts";
import type { FaultApp } from "./app.ts";
import { type Street, withApps } from "./app.ts";
import { brCodes } from "./br-code/run.ts";
import { canaries } from "./canaries/run.ts";
import { combinations } from "./combinations.ts";
import { cuts } from "./fire/cuts.ts";
import { databaseDeaths } from "./fire/database-deaths.ts";
import { onDurableStreet } from "./fire/durable-street.ts";
import { kills } from "./fire/kills.ts";
import { surroundingsOf, withOwnApps } from "./fire/own-apps.ts";
import { foreignBytes } from "./foreign-bytes/run.ts";
import { freedNight } from "./freed-night.ts";
import { fuzz } from "./fuzz/run.ts";
import { guestLinks } from "./guest-links/run.ts";
import { guestPage } from "./guest-page/run.ts";
import { pixAtNight } from "./hoarding/at-night.ts";
import { together } from "./hoarding/best-weeks.ts";
import { pixHoarding } from "./hoarding/pix.ts";
import { renewedHolds } from "./hoarding/renewed.ts";
import { hoardedApp, hoarding } from "./hoarding/run.ts";
import { interleavings } from "./interleave/run.ts";
import { keptPages } from "./kept-pages/run.ts";
import { lastNight } from "./last-night.ts";
import { onePrice } from "./one-price/run.ts";
import { portalBook } from "./portal-book/run.ts";
import { quotes } from "./quotes/run.ts";
import { createRandom } from "./random.ts";
import { randomStays } from "./random-stays.ts";
import type { Finding } from "./report.ts";
import { restoreDrill } from "./restore/run.ts";
import { rollingRestart } from "./rolling/run.ts";
import { secondProvider } from "./second-provider/run.ts";
import { everyClock } from "./time/run.ts";
import { webhooks } from "./webhooks.ts";

/** All runs in full, or the slice for every push. */
export type Size = "full" | "slice";

type Run = (street: Street, size: Size, seed: number) => Promise<Finding>;

/** In full only if it is asked for by name: `npm run prices`. */
export const runsAlone = new Set(["one-price"]);

export const runs: Record<string, Run> = {
  G1: (street, size) =>
    street.withApp((app) =>
      inOwnProcess(app, (own) =>
        lastNight(
          own,
          size === "full" ? { guests: 1_000, rounds: 20 } : { guests: 200, rounds: 3 },
        ),
      ),
    ),
  F6: (street, size) => street.withApp((app) => freedNight(app, size === "full" ? 20 : 2)),
  G1b: (street, size, seed) =>
    street.withApp((app) => randomStays(app, size === "full" ? 20_000 : 2_000, createRandom(seed))),
  combinations: (street, size, seed) =>
    street.withApp((app) =>
      combinations(
        app,
        size === "full" ? { rounds: 50, holds: 20_000 } : { rounds: 5, holds: 1_000 },
        createRandom(seed),
      ),
    ),
  "one-price": (street, size, seed) =>
    withApps(street, 2, (apps) =>
      onePrice(
        apps,
        size === "full" ? { searches: 5_000, leastOfEach: 100 } : { searches: 60, leastOfEach: 0 },
        seed,
      ),
    ),
  G2: (street, size, seed) =>
    street.withApp((app) =>
      kills(
        app,
        size === "full" ? { random: 120, perPoint: 2 } : { random: 2, perPoint: 1, points: 3 },
        createRandom(seed),
      ),
    ),
  G3: (_street, size, seed) =>
    onDurableStreet((app, cluster) =>
      databaseDeaths(
        app,
        cluster,
        size === "full"
          ? { kills: 12, restarts: 20, connections: 200 }
          : { kills: 1, restarts: 2, connections: 20 },
        createRandom(seed),
      ),
    ),
  G4: (street, size, seed) =>
    street.withApp((app) => cuts(app, size === "full" ? 400 : 40, createRandom(seed))),
  G5: (street, size, seed) =>
    street.withApp((app) =>
      webhooks(
        app,
        size === "full"
          ? { payments: 1_000, deliveries: 10_000 }
          : { payments: 40, deliveries: 400 },
        createRandom(seed),
      ),
    ),
  "second-provider": (street, size, seed) =>
    street.withApp((app) => secondProvider(app, { payments: size === "full" ? 1_000 : 20 }, seed), {
      mercadoPago: true,
    }),
  account: (street, size, seed) =>
    withApps(street, 4, (apps) =>
      accountHistories(
        apps,
        size === "full"
          ? { histories: 1_000, commands: 60, leastOfEach: 20 }
          : { histories: 20, commands: 60, leastOfEach: 0 },
        seed,
      ),
    ),
  "account-races": (street, size) =>
    withApps(street, 4, (apps) => accountRaces(apps, size === "full" ? 200 : 10)),
  "guest-page": (street, size, seed) =>
    withApps(street, 4, (apps) =>
      guestPage(
        apps,
        size === "full"
          ? { histories: 1_000, commands: 120, leastOfEach: 20, rounds: 200 }
          : { histories: 16, commands: 120, leastOfEach: 0, rounds: 4 },
        seed,
      ),
    ),
  quotes: (street, size, seed) =>
    withApps(street, 4, (apps) =>
      quotes(
        apps,
        size === "full"
          ? { histories: 1_000, commands: 120, leastOfEach: 1, rounds: 200 }
          : { histories: 16, commands: 120, leastOfEach: 0, rounds: 4 },
        seed,
      ),
    ),
  "guest-links": (street, size, seed) =>
    street.withApp((app) =>
      guestLinks(
        app,
        size === "full"
          ? { guesses: 10_000, histories: 1_000, timed: 4_000, places: 500 }
          : { guesses: 600, histories: 30, timed: 2_000, places: 40 },
        createRandom(seed),
      ),
    ),
  "portal-book": (street, size, seed) =>
    street.withApp((app) =>
      portalBook(
        app,
        size === "full" ? { readings: 1_000, leastOfEach: 10 } : { readings: 80, leastOfEach: 0 },
        createRandom(seed),
      ),
    ),
  G7: (street, size, seed) =>
    street.withApp((app) => fuzz(app, { requests: size === "full" ? 40_000 : 1_000 }, seed), {
      seed: "living",
    }),
  "foreign-bytes": (street, size, seed) =>
    street.withApp((app) =>
      foreignBytes(app, { pictures: size === "full" ? 500 : 40 }, createRandom(seed)),
    ),
  G8: async (street, size, seed) =>
    together(
      await street.withApp(
        (app) =>
          hoarding(
            app,
            size === "full"
              ? { attempts: 10_000, visitors: 500, honest: 100 }
              : { attempts: 1_000, visitors: 50, honest: 20 },
            createRandom(seed),
          ),
        hoardedApp,
      ),
      await street.withApp(
        (app) => renewedHolds(app, { honest: size === "full" ? 100 : 20 }, createRandom(seed)),
        hoardedApp,
      ),
    ),
  "pix-hoarding": async (street, size, seed) =>
    together(
      await street.withApp(
        (app) =>
          pixHoarding(
            app,
            size === "full"
              ? { attempts: 1_000, visitors: 50, honest: 60 }
              : { attempts: 300, visitors: 50, honest: 20 },
            createRandom(seed),
          ),
        hoardedApp,
      ),
      await street.withApp(
        (app) => pixAtNight(app, { honest: size === "full" ? 100 : 20 }, createRandom(seed)),
        hoardedApp,
      ),
    ),
  G9: async (_street, size) => everyClock({ oneZoneIn: size === "full" ? 1 : 20 }),
  "br-code": async (_street, size, seed) =>
    brCodes({ payments: size === "full" ? 10_000 : 1_000 }, seed),
  G10: (street, size) =>
    withApps(street, 4, (apps) => interleavings(apps, { triples: size === "full" })),
  G13: (_street, size) => restoreDrill({ bookings: size === "full" ? 60 : 8 }),
  G14: (street, size) =>
    street.withApp((app) => rollingRestart(app, { perSecond: size === "full" ? 200 : 20 })),
  "kept-pages": (street, size, seed) =>
    street.withApp(
      (app) => keptPages(app, { times: size === "full" ? 200 : 20 }, createRandom(seed)),
      { seed: "living" },
    ),
  G16: (street, size, seed) =>
    street.withApp((app) => canaries(app, createRandom(seed), { thorough: size === "full" })),
};

/** The app in a separate process, so that a thousand guests do not share its thread. */
function inOwnProcess<T>(app: FaultApp, work: (app: FaultApp) => Promise<T>): Promise<T> {
  return withOwnApps(app, 1, surroundingsOf(app), ([own]) => work({ ...app, url: own?.url ?? "" }));
}
