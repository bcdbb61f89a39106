import { AsyncLocalStorage } from "node:async_hooks";

/** The time budget of a request, across all its waits. */
const WORK_MS = 3_500;
/** Includes the delay of a busy machine; the response is sent between this and five seconds. */
export const ANSWERED_WITHIN_MS = 4_000;

/** When the request's time is up. Jobs and command lines have no deadline. */
const ends = new AsyncLocalStorage<number>();

/** All waits inside share one deadline, so that their sum cannot exceed it. */
export function withDeadline<T>(work: () => T, milliseconds = WORK_MS): T {
  return ends.run(performance.now() + milliseconds, work);
}

/** `most`, capped by the remaining time. Zero or less: no time left. */
export function timeLeft(most: number): number {
  const end = ends.getStore();
  return end === undefined ? most : Math.min(most, end - performance.now());
}

/**
 * Rejects with `late()` at the deadline, or `reserve` before it. The work itself may still
 * complete: a later call finds its outcome by its key.
 */
export async function beforeDeadline<T>(
  work: Promise<T>,
  late: () => unknown,
  reserve = 0,
): Promise<T> {
  if (ends.getStore() === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(late()),
      Math.max(timeLeft(Number.MAX_SAFE_INTEGER) - reserve, 0),
    );
  });
  try {
    return await Promise.race([work, passed]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
