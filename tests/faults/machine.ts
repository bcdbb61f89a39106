import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** What the gauge's work takes on two idle cores of the machine that the limits were set on. */
const IDLE_MS = 65;
/** On an even slower machine a time limit would prove nothing. */
const MOST = 10;
const EVERY_MS = 3_000;

let measure: (() => Promise<number>) | null = null;
let slowest = 1;

/** How many times slower than an idle machine this one is now. */
export async function slownessNow(): Promise<number> {
  const now = Math.min(MOST, Math.max(1, ((await measure?.()) ?? 0) / IDLE_MS));
  slowest = Math.max(slowest, now);
  return now;
}

/** The largest figure of this run so far. Limits in time are multiples of it. */
export const slowness = (): number => slowest;

/** Each run begins with a new figure. */
export async function beginFigure(): Promise<void> {
  slowest = 1;
  await slownessNow();
}

/** Measures repeatedly until the returned function is called. */
export async function watchMachine(databaseUrl: string): Promise<() => Promise<void>> {
  const gauge = new Worker(path.join(import.meta.dirname, "gauge.ts"), { workerData: databaseUrl });
  let last: Promise<unknown> = Promise.resolve();
  measure = () => {
    const next = last.then(async () => {
      gauge.postMessage("now");
      const [ms] = await once(gauge, "message");
      return Number(ms);
    });
    last = next;
    return next;
  };
  const timer = setInterval(() => void slownessNow(), EVERY_MS);
  await beginFigure();
  return async () => {
    clearInterval(timer);
    await last;
    measure = null;
    await gauge.terminate();
  };
}
