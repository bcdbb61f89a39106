import type { Refusal } from "../form/answer.ts";

type Unheard = { readonly refusal: Refusal };

/** The door's forms answer each in its own words; that the line broke is said in the same for all. */
export function heard<T extends object>(
  answer: T | undefined,
): [answer: Exclude<T, Unheard> | undefined, unheard: string | null] {
  if (answer && "refusal" in answer) return [undefined, (answer as Unheard).refusal.sentence];
  return [answer as Exclude<T, Unheard> | undefined, null];
}
