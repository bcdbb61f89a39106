import { canaries } from "./canaries/run.ts";
import { cuts } from "./fire/cuts.ts";
import { databaseDeaths } from "./fire/database-deaths.ts";
import { onDurableStreet } from "./fire/durable-street.ts";
import { kills } from "./fire/kills.ts";
import { surroundingsOf } from "./fire/own-houses.ts";
import { freedNight } from "./freed-night.ts";
import { fuzz } from "./fuzz/run.ts";
import { hoardedHouse, hoarding } from "./hoarding/run.ts";
import type { FaultHouse, Street } from "./house.ts";
import { collisions } from "./interleave/run.ts";
import { lastNight } from "./last-night.ts";
import { modelRuns } from "./model/run.ts";
import { createRandom } from "./random.ts";
import { randomStays } from "./random-stays.ts";
import { type Finding, measured, type Result } from "./report.ts";
import { restoreDrill } from "./restore/run.ts";
import { rollingRestart } from "./rolling/run.ts";
import { commitLater, removeConstraint, removeContest, removeLocks } from "./safeguards.ts";
import { naive } from "./time/naive.ts";
import { everyClock } from "./time/run.ts";
import { webhooks } from "./webhooks.ts";

/**
 * A run that cannot fail proves nothing: each is repeated without its safeguard and must then fail.
 */
export async function prove(
  street: Street,
  seed: number,
  only: readonly string[] | undefined,
): Promise<Result[]> {
  const broken: [string, () => Promise<Finding>][] = [
    [
      "G1",
      () =>
        street.withHouse(async (house) => {
          await removeConstraint(house);
          await removeLocks(house);
          return lastNight(house, { guests: 100, rounds: 3 });
        }),
    ],
    [
      "F6",
      () =>
        street.withHouse(async (house) => {
          await removeLocks(house);
          return freedNight(house, 3);
        }),
    ],
    [
      "G1b",
      () =>
        street.withHouse(async (house) => {
          await removeConstraint(house);
          await removeLocks(house);
          return randomStays(house, 3_000, createRandom(seed));
        }),
    ],
    [
      "G2",
      () =>
        street.withHouse((house) => {
          const around = { ...surroundingsOf(house), lie: "commits" } as const;
          return kills(house, { random: 10, perPoint: 0 }, createRandom(seed), around);
        }),
    ],
    [
      "G3",
      () =>
        onDurableStreet(async (house, cluster) => {
          await commitLater(house);
          const harm = { kills: 4, restarts: 0, connections: 0 };
          return databaseDeaths(house, cluster, harm, createRandom(seed));
        }),
    ],
    ["G4", () => street.withHouse((house) => cuts(house, 60, createRandom(seed), "list"))],
    [
      "G5",
      () =>
        street.withHouse((house) => {
          believeEverything(house);
          return webhooks(house, { payments: 20, deliveries: 200 }, createRandom(seed));
        }),
    ],
    [
      "G6",
      () =>
        street.withHouse((house) => {
          believeEverything(house);
          return modelRuns([house], { sequences: 50, commands: 40, leastOfEach: 0 }, seed);
        }),
    ],
    [
      "G8",
      () =>
        street.withHouse(async (house) => {
          await removeContest(house);
          const size = { attempts: 1_000, visitors: 50, honest: 20 };
          return hoarding(house, size, createRandom(seed));
        }, hoardedHouse),
    ],
    [
      "G14",
      () => street.withHouse((house) => rollingRestart(house, { perSecond: 50, drainSeconds: 0 })),
    ],
    [
      "G7",
      () =>
        street.withHouse((house) => fuzz(house, { requests: 400, tellsEverything: true }, seed), {
          seed: "living",
        }),
    ],
    ["G9", async () => everyClock({ oneZoneIn: 20 }, naive)],
    [
      "G10",
      () =>
        street.withHouse(async (house) => {
          await removeConstraint(house);
          await removeLocks(house);
          return collisions(house);
        }),
    ],
    [
      "G16",
      () => street.withHouse((house) => canaries(house, createRandom(seed), { openLog: true })),
    ],
    ["G13", () => restoreDrill({ bookings: 4, reconciles: false })],
  ];
  const results: Result[] = [];
  for (const [id, run] of broken) {
    if (only && !only.includes(id)) continue;
    results.push(
      await measured(id, async () => {
        const { trials, failures, note } = await run();
        const proof = failures > 0 ? `fails as it must, ${failures} times` : "DID NOT FAIL";
        return {
          trials,
          failures: failures > 0 ? 0 : 1,
          note: `without its safeguard ${proof}; ${note}`,
        };
      }),
    );
  }
  return results;
}

/** Webhooks are trusted instead of verified: any account's, and without asking the provider. */
function believeEverything({ deps: { payments } }: FaultHouse): void {
  const { readEvent, findSession } = payments;
  Object.assign(payments, {
    readEvent: (body: Buffer, signature: string) => ({ ...readEvent(body, signature), ours: true }),
    findSession: async (id: string) => {
      const session = await findSession(id);
      return session && { ...session, status: "paid", paymentId: session.paymentId ?? `pi_${id}` };
    },
  });
}
