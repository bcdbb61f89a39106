import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the condition holds; what never comes true is an error, not an endless wait. */
export async function until(
  condition: () => Promise<boolean>,
  patienceMs: number,
  pauseMs = 50,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`condition not met after ${patienceMs} ms`);
    await sleep(pauseMs);
  }
}
