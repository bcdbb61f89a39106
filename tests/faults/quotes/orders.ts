import type { Steps } from "./money.ts";
import { copyOf, type World } from "./world.ts";

/** An act in the model. */
export type Doing = (world: World) => Steps | string;

/** The result of one order of the steps. */
export type Ordered = { readonly world: World; readonly answers: readonly string[] };

/** With more orders a run would take too long. */
const MOST_ORDERS = 50_000;

/**
 * Every order of the steps of concurrent acts. The orders in which one act waits for the other come
 * first: they are the most likely.
 */
export function* ordersOf(before: World, doings: readonly Doing[]): Generator<Ordered> {
  for (const queue of queuesOf(doings.length)) yield play(before, doings, [], [], queue);
  const choices: number[] = [];
  for (let tried = 0; tried < MOST_ORDERS; tried++) {
    const options: number[] = [];
    yield play(before, doings, choices, options);
    // The last choice that has another option.
    while (choices.length < options.length) choices.push(0);
    let last = options.length - 1;
    while (last >= 0 && (choices[last] ?? 0) + 1 >= (options[last] ?? 0)) last--;
    if (last < 0) return;
    choices.length = last + 1;
    choices[last] = (choices[last] ?? 0) + 1;
  }
}

function queuesOf(length: number): number[][] {
  if (length === 0) return [[]];
  const last = length - 1;
  return queuesOf(last).flatMap((queue) =>
    [...queue, last].map((_, place) => queue.toSpliced(place, 0, last)),
  );
}

/** Choice 0 continues the act that ran last. */
function play(
  before: World,
  doings: readonly Doing[],
  choices: readonly number[],
  options: number[],
  queue = [...doings.keys()],
): Ordered {
  const world = copyOf(before);
  const answers: string[] = doings.map(() => "");
  let live = queue.map((index) => ({ index, next: begin(world, doings[index] as Doing) }));
  while (live.length > 0) {
    const chosen = live.length > 1 ? (choices[options.length] ?? 0) : 0;
    if (live.length > 1) options.push(live.length);
    const one = live[chosen] as (typeof live)[number];
    const answer = one.next();
    const others = live.filter((other) => other !== one);
    if (answer !== null) answers[one.index] = answer;
    live = answer === null ? [one, ...others] : others;
  }
  return { world, answers };
}

/** The act starts with its first step. Null: it has further steps. */
function begin(world: World, doing: Doing): () => string | null {
  let steps: Steps | string | undefined;
  return () => {
    steps ??= doing(world);
    if (typeof steps === "string") return steps;
    const { done, value } = steps.next();
    return done ? value : null;
  };
}
