import { parseArgs } from "node:util";
import { startPostgres } from "../../sandbox/postgres/start.ts";
import { openStreet } from "./app.ts";
import { watchMachine } from "./machine.ts";
import { measured, printHead, type Result, readReport, writeReport } from "./report.ts";
import { runs, runsAlone } from "./runs.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => !arg.endsWith(".ts")),
  options: {
    seed: { type: "string" },
    slice: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    /** Continues with this run, after an interruption. */
    from: { type: "string" },
    /** '0' or '1': every second run, for two processes that share them. */
    half: { type: "string" },
  },
});
const ids = Object.keys(runs);
for (const id of [values.from ?? [], values.only ?? []].flat()) {
  if (!ids.includes(id)) throw new Error(`no run is called ${id}: ${ids.join(", ")}`);
}
const sizeOf = (id: string) =>
  values.slice || (runsAlone.has(id) && !values.only) ? "slice" : "full";
const first = ids.indexOf(values.from ?? "");
/** The results from before the interruption. */
const results: Result[] = values.from
  ? readReport().filter(({ id, size }) => ids.indexOf(id) < first && size === sizeOf(id))
  : [];

/** Every push is judged by the same histories; a full run draws new ones. */
const SEED_OF_SLICES = 1_675_376_773;
const drawn = values.slice ? SEED_OF_SLICES : Math.floor(Math.random() * 2 ** 32);
const seed = Number(values.seed ?? results[0]?.seed ?? drawn);
const postgres = await startPostgres();
const street = await openStreet(postgres);
const leaveMachine = await watchMachine(postgres.url);

printHead(seed, results);
const isAsked = (id: string) =>
  values.only?.includes(id) ?? (!values.half || ids.indexOf(id) % 2 === Number(values.half));
for (const id of ids.slice(Math.max(0, first)).filter(isAsked)) {
  const size = sizeOf(id);
  const run = runs[id];
  if (run) results.push(await measured({ id, size, seed }, () => run(street, size, seed)));
  if (!values.half) writeReport(results);
}
await leaveMachine();
await street.stop();
const missed = results.filter(({ failures }) => failures > 0).map(({ id }) => id);
console.log(missed.length === 0 ? "\nno miss" : `\n${missed.length} missed: ${missed.join(", ")}`);
process.exit(missed.length === 0 ? 0 : 1);
