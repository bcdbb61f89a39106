import { benchCallsAndPages } from "./calls-and-pages.ts";
import { carryFigures } from "./carry.ts";
import { fill } from "./fill.ts";
import { benchGrowth } from "./growth.ts";
import { benchHolds } from "./holds.ts";
import { createClient } from "./load.ts";
import type { Figure } from "./measure.ts";
import { printFigures, writeReport } from "./report.ts";
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
  add(await benchCallsAndPages(town, client));
  const small = { databaseUrl: await town.database("small", "empty"), ...SMALL };
  const large = { databaseUrl: await town.database("large", "empty"), ...LARGE };
  await fill(small.databaseUrl, SMALL);
  await fill(large.databaseUrl, LARGE);
  add(await benchGrowth(town, client, { small, large }));
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
