import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runBinary } from "../../../sandbox/postgres/binaries.ts";
import { addDays, type Day } from "../../../src/domain/day.ts";
import { startChild } from "../../support/child.ts";
import { RHYTHM } from "./fill.ts";
import { CONNECTIONS } from "./load.ts";
import { type Figure, figure, median, timesAsMuch } from "./measure.ts";
import { watchPostgres } from "./postgres-cpu.ts";
import { alternate } from "./rounds.ts";
import { watchLocks } from "./watch-locks.ts";

/** Every hold of a round uses another room, and every round other nights. */
export type HoldRound = { readonly holds: number; readonly arrival: string };

/** The rate, and what each hold took of the process. */
export type HoldsDone = {
  readonly perSecond: number;
  readonly journeys: number;
  readonly cpu: number;
};

const HOLDS = 1_200;
/** Between two stays of each room, with days to spare: no hold is refused. */
const AFTER_STAY = 25;

/** Holds per second, against pgbench with the same locks and rows. */
export async function benchHolds(databaseUrl: string, today: Day): Promise<Figure[]> {
  const verb = await startChild(path.join(import.meta.dirname, "hold-process.ts"), {
    DATABASE: databaseUrl,
  });
  let round = 0;
  const nextNights = () => addDays(today, AFTER_STAY + round++ * RHYTHM);
  const script = readableByPostgres("hold.sql");
  const postgres = await watchPostgres(databaseUrl);
  const done: (HoldsDone & { postgres: number; locks: number })[] = [];
  const hold = async () => {
    const before = await postgres.now();
    const waits = watchLocks(databaseUrl);
    const one = (await verb.ask({ holds: HOLDS, arrival: nextNights() })) as HoldsDone;
    const locks = await (await waits).stop();
    done.push({ ...one, postgres: ((await postgres.now()) - before) / HOLDS, locks });
    return one.perSecond;
  };
  const [ours, plain] = await alternate([hold, () => pgbench(databaseUrl, script, nextNights())], {
    rounds: 7,
    warmUp: 2,
  });
  await verb.stop();
  await postgres.close();
  const took = (what: "journeys" | "cpu" | "postgres" | "locks") =>
    median(done.map((one) => one[what]));
  rmSync(path.dirname(script), { recursive: true });
  return [
    figure("hold-rate", timesAsMuch(ours, plain), "times pgbench's rate", { atLeast: 0.5 }),
    figure("hold-per-second", median(ours), "holds per second"),
    figure("hold-journeys", took("journeys"), "statements sent per hold"),
    figure("hold-cpu", took("cpu"), "ms of the server per hold"),
    figure("hold-postgres", took("postgres"), "ms of PostgreSQL per hold"),
    figure("hold-locks", took("locks"), "connections that wait for a lock, on average"),
  ];
}

async function pgbench(databaseUrl: string, script: string, arrival: Day): Promise<number> {
  const each = HOLDS / CONNECTIONS;
  const told = ["-D", "n=0", "-D", `per_client=${each}`, "-D", `arrival=${arrival}`];
  const size = ["-c", `${CONNECTIONS}`, "-j", "2", "-t", `${each}`, "-M", "prepared", "-n"];
  const output = await runBinary("pgbench", ...size, ...told, "-f", script, databaseUrl);
  const [, rate] = /tps = ([\d.]+)/.exec(output) ?? [];
  if (!rate || !output.includes(`${HOLDS}/${HOLDS}`)) throw new Error(output);
  return Number(rate);
}

/** PostgreSQL's account may not be able to read this folder. */
function readableByPostgres(file: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-bench-"));
  chmodSync(folder, 0o755);
  const copy = path.join(folder, file);
  copyFileSync(path.join(import.meta.dirname, file), copy);
  return copy;
}
