import type { Browser, Page } from "@playwright/test";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const SETTLED_MS = 700;
const script =
  /^(EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|MinorGC|MajorGC|v8\..*)$/;

/**
 * Milliseconds of script on the pages' main threads while `act` happens and settles, out of the
 * browser's own performance trace, collecting garbage included. In processor time: a machine that
 * is busy with something else makes nothing slower here.
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

/** Script calls script: only the outermost of nested events counts. */
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
