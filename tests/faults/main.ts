import { parseArgs } from "node:util";
import { startPostgres } from "../../sandbox/postgres/start.ts";
import { openStreet } from "./app.ts";
import { measured, printHead, type Result, writeReport } from "./report.ts";
import { runs, runsAlone } from "./runs.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => !arg.endsWith(".ts")),
  options: {
    seed: { type: "string" },
    slice: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
  },
});
/** A push is judged by the same histories every time; the whole run draws new ones. */
const SEED_OF_SLICES = 1_675_376_773;
const drawn = values.slice ? SEED_OF_SLICES : Math.floor(Math.random() * 2 ** 32);
const seed = values.seed ? Number(values.seed) : drawn;
const street = await openStreet(await startPostgres());

printHead(seed);
const results: Result[] = [];
for (const [id, run] of Object.entries(runs)) {
  if (values.only && !values.only.includes(id)) continue;
  const isSliced = values.slice || (runsAlone.has(id) && !values.only);
  const size = isSliced ? "slice" : "full";
  results.push(await measured(id, () => run(street, size, seed)));
}
writeReport(results);
await street.stop();
const missed = results.filter(({ failures }) => failures > 0).length;
console.log(missed === 0 ? "\nno miss" : `\n${missed} missed`);
process.exit(missed === 0 ? 0 : 1);
