import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startSandbox } from "../../../sandbox/start.ts";
import type { Figure } from "./figure.ts";
import { firstView } from "./first-view.ts";
import { firstFigures, otherFigures, type PageName, type Seen, steadyFigures } from "./goals.ts";
import { type Look, look } from "./look.ts";
import { countStatements, watchStatements } from "./statements.ts";
import { startTrivial } from "./trivial.ts";

/**
 * The production build on a phone, alternating with a trivial app. Everything is measured and
 * reported; with `--check` only what load does not affect, and a miss fails.
 */
const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, runs: { type: "string", default: "5" } },
});
const runs = values.check ? 1 : Number(values.runs);
const addresses: Readonly<Record<PageName, string>> = { home: "/", room: "/quarto?id=mar" };
const names = Object.keys(addresses) as PageName[];

mkdirSync("reports", { recursive: true });
watchStatements();
const trivial = await startTrivial();
const app = await startSandbox({ built: true });
const figures: Figure[] = [];
try {
  figures.push(...firstFigures(await firstView(app.siteUrl)));
  const seen = await lookInTurns();
  for (const name of names) {
    const both: Seen = { page: seen[name], trivial: seen.trivial };
    figures.push(...steadyFigures(name, both));
    if (values.check) continue;
    const statements = await countStatements(app.siteUrl + addresses[name]);
    figures.push(...otherFigures(name, both, statements));
  }
} finally {
  await app.close();
  await trivial.close();
}

for (const { id, value, unit, goal, met } of figures) {
  const cells = [id.padEnd(34), String(value).padStart(9), unit.padEnd(11), goal.padEnd(14)];
  console.log([...cells, met ? "met" : "MISSED"].join(" "));
}
if (!values.check) writeFileSync("reports/budget.json", `${JSON.stringify(figures, null, 2)}\n`);
process.exit(values.check && figures.some(({ met }) => !met) ? 1 : 0);

async function lookInTurns(): Promise<Record<PageName | "trivial", Look[]>> {
  const seen: Record<PageName | "trivial", Look[]> = { home: [], room: [], trivial: [] };
  for (let run = 1; run <= runs; run += 1) {
    seen.trivial.push(await look(trivial.url, values.check ? "sent" : "all"));
    for (const name of names) {
      seen[name].push(await look(app.siteUrl + addresses[name], values.check ? "steady" : "all"));
    }
    if (!values.check) console.log(`run ${run}: ${Object.entries(seen).map(inShort).join("; ")}`);
  }
  return seen;
}

function inShort([name, looks]: [string, readonly Look[]]): string {
  const { performance, lcpMs } = looks.at(-1) as Look;
  return `${name} ${performance}, LCP ${Math.round(lcpMs)} ms`;
}
