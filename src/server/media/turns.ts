import { AppError } from "../../domain/app-error.ts";

type Bounds = {
  /** How many may wait; others are refused at once. */
  readonly waiting: number;
  readonly longestMs: number;
};

/** Limits concurrency; later callers wait, within bounds if there are any. */
export function createTurns(most: number, bounds?: Bounds) {
  let free = most;
  const line: { begin: () => void }[] = [];

  async function wait(): Promise<void> {
    if (bounds && line.length >= bounds.waiting) throw new AppError("pictures-busy");
    await new Promise<void>((resolve, reject) => {
      const place = { begin: resolve };
      line.push(place);
      if (!bounds) return;
      const timer = setTimeout(() => {
        line.splice(line.indexOf(place), 1);
        reject(new AppError("pictures-busy"));
      }, bounds.longestMs);
      place.begin = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await wait();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next.begin();
      else free += 1;
    }
  };
}
