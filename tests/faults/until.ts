import { setTimeout as sleep } from "node:timers/promises";

/** Polls until the condition holds, or throws at a timeout. */
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
