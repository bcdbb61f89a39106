import type { Deps } from "../../../src/server/deps.ts";
import { openPayments } from "../../../src/server/payments/open-payments.ts";
import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import { inParallel } from "../parallel.ts";
import type { Random } from "../random.ts";
import type { Post } from "./post.ts";
import type { Story } from "./story.ts";

/** Some guests at the same time, in empty books; a run plays several waves. */
export type Wave = {
  readonly app: FaultApp;
  readonly random: Random;
  readonly stories: Story[];
  readonly post: Post;
  readonly did: Counts;
  readonly wrong: string[];
};

/** A process that has just started: it remembers nothing that is not in the database. */
export function newProcess({ deps }: FaultApp): Deps {
  return { ...deps, payments: openPayments(deps.config, deps.clock) };
}

export const MINUTE = 60_000;
/** How many stories run at the same time. */
const AT_ONCE = 6;

/** Runs the work for all stories. A failure of one does not stop the others. */
export async function together<T>(
  wave: Wave,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  await inParallel(AT_ONCE, all.length, async (index) => {
    const one = all[index] as T;
    await work(one).catch((error: unknown) => {
      const name = typeof one === "object" && one && "number" in one ? `guest ${one.number}` : one;
      wave.wrong.push(`${name}: ${error instanceof Error ? error.stack : error}`);
    });
  });
}
