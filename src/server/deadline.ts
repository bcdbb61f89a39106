import { AsyncLocalStorage } from "node:async_hooks";

/** What is done for a caller has this long, however many neighbours have to be waited for. */
const WORK_MS = 3_500;
/** A busy machine is late itself: between this and five seconds the answer is on its way. */
export const ANSWERED_WITHIN_MS = 4_000;

/** When the work for this caller ends. Jobs and command lines have none: nobody waits for them. */
const ends = new AsyncLocalStorage<number>();

/** Everything that is waited for inside shares one deadline, so that no sum of waits exceeds it. */
export function withDeadline<T>(work: () => T, milliseconds = WORK_MS): T {
  return ends.run(performance.now() + milliseconds, work);
}

/** For what outlives the caller it was begun for, such as a connection that others use after it. */
export function outsideDeadline<T>(work: () => T): T {
  return ends.exit(work);
}

/** Of a wait that may take `most`, what the deadline leaves of it. Zero or less: nothing. */
export function timeLeft(most: number): number {
  const end = ends.getStore();
  return end === undefined ? most : Math.min(most, end - performance.now());
}

/**
 * The work, or what `late` says once the deadline has passed, or is as near as `reserve`. The work
 * itself goes on where it cannot be ended: whoever asks again finds by its key what became of it.
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
