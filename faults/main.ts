import { parseArgs } from "node:util";
import { crashEverywhere } from "./crash/run.ts";
import { freedNight } from "./freed-night.ts";
import { openStreet } from "./house.ts";
import { lastNight } from "./last-night.ts";
import { modelRuns } from "./model/run.ts";
import { inOwnProcess } from "./own-process.ts";
import { prove } from "./prove.ts";
import { createRandom } from "./random.ts";
import { randomStays } from "./random-stays.ts";
import { type Finding, measured, printHead, type Result, writeReport } from "./report.ts";
import { webhooks } from "./webhooks.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => !arg.endsWith(".ts")),
  options: {
    seed: { type: "string" },
    prove: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 32);

const street = await openStreet();
const runs: Record<string, () => Promise<Finding>> = {
  G1: () =>
    street.withHouse((house) =>
      inOwnProcess(house, (own) => lastNight(own, { guests: 1_000, rounds: 20 })),
    ),
  F6: () => street.withHouse((house) => freedNight(house, 20)),
  G1b: () => street.withHouse((house) => randomStays(house, 20_000, createRandom(seed))),
  G5: () =>
    street.withHouse((house) =>
      webhooks(house, { payments: 200, deliveries: 2_000 }, createRandom(seed)),
    ),
  G6: () => street.withHouse((house) => modelRuns(house, { sequences: 200, commands: 40 }, seed)),
  crash: () => street.withHouse(crashEverywhere),
};

printHead(seed);
const results: Result[] = [];
if (values.prove) {
  results.push(...(await prove(street, seed)));
} else {
  for (const [id, run] of Object.entries(runs)) {
    if (!values.only || values.only === id) results.push(await measured(id, run));
  }
  writeReport(results);
}
await street.stop();
const missed = results.filter(({ failures }) => failures > 0).length;
console.log(missed === 0 ? "\nno miss" : `\n${missed} missed`);
process.exit(missed === 0 ? 0 : 1);
