import { mkdirSync, writeFileSync } from "node:fs";
import { benchCalls } from "./calls.ts";
import { carryFigures } from "./carry.ts";
import { fill } from "./fill.ts";
import { benchGrowth } from "./growth.ts";
import { benchHolds } from "./holds.ts";
import { benchList } from "./list.ts";
import { createClient } from "./load.ts";
import type { Figure } from "./measure.ts";
import { benchPages } from "./pages.ts";
import { openTown } from "./town.ts";

const SMALL = { rooms: 5, bookings: 100 };
const LARGE = { rooms: 10_000, bookings: 1_000_000 };

const figures: Figure[] = [];
const add = (more: readonly Figure[]) => {
  printFigures(more);
  figures.push(...more);
};

const town = await openTown();
const client = createClient();
try {
  add(await benchCalls(town, client));
  add(await benchPages(town, client));
  const small = { databaseUrl: await town.database("small", "empty"), ...SMALL };
  const large = { databaseUrl: await town.database("large", "empty"), ...LARGE };
  await fill(small.databaseUrl, SMALL);
  await fill(large.databaseUrl, LARGE);
  add(await benchGrowth(town, client, { small, large }));
  add(await benchList(large.databaseUrl, town.today));
  add(await benchHolds(large.databaseUrl, town.today));
  add(carryFigures(figures));
  writeReport(figures);
} finally {
  client.close();
  await town.stop();
}
const missed = figures.filter(({ met }) => met === false).map(({ id }) => id);
console.log(missed.length === 0 ? "\nevery goal met" : `\nmissed: ${missed.join(", ")}`);
process.exit(0);

function printFigures(figures: readonly Figure[]): void {
  for (const { id, value, unit, goal, met } of figures) {
    const verdict = met === null ? "" : met ? "met" : "MISSED";
    const cells = [id.padEnd(22), String(value).padStart(8), (goal ?? "").padEnd(14)];
    console.log([...cells, verdict.padEnd(7), unit].join(" "));
  }
}

function writeReport(figures: readonly Figure[]): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench.json", `${JSON.stringify(figures, null, 2)}\n`);
}
