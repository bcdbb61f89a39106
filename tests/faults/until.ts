import { setTimeout as sleep } from "node:timers/promises";
import { slowness } from "./machine.ts";

/** Polls until the condition holds, or throws at a timeout, which a busy machine makes longer. */
export async function until(
  condition: () => Promise<boolean>,
  patienceMs: number,
  pauseMs = 50,
): Promise<void> {
  const started = performance.now();
  while (!(await condition())) {
    const waited = performance.now() - started;
    if (waited > patienceMs * slowness()) {
      throw new Error(`condition not met after ${Math.round(waited)} ms`);
    }
    await sleep(pauseMs);
  }
}
