import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const SETTLED_MS = 700;
const script =
  /^(EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|MinorGC|MajorGC|v8\..*)$/;

/**
 * Milliseconds of script on the main threads while `act` runs and settles, from the browser's
 * performance trace, garbage collection included. CPU time, so that a busy machine does not matter.
 */
export async function scriptTime(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline", "v8"] });
  await act();
  await page.waitForTimeout(SETTLED_MS);
  const trace = (await browser.stopTracing()).toString();
  return sum((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** Only the outermost of nested events counts. */
function sum(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(thread),
  );
  const ends = new Map<string, number>();
  let microseconds = 0;
  const running = events.filter(
    (event) => event.ph === "X" && script.test(event.name) && main.has(thread(event)),
  );
  for (const event of running.toSorted((one, other) => one.ts - other.ts)) {
    if (event.ts < (ends.get(thread(event)) ?? 0)) continue;
    ends.set(thread(event), event.ts + (event.dur ?? 0));
    microseconds += event.tdur ?? event.dur ?? 0;
  }
  return microseconds / 1000;
}
