import type { Refusal } from "../form/answer.ts";

type Unheard = { readonly refusal: Refusal };

/** Each sign-in form has its own messages; the one for a lost connection is shared. */
export function heard<T extends object>(
  answer: T | undefined,
): [answer: Exclude<T, Unheard> | undefined, unheard: string | null] {
  if (answer && "refusal" in answer) return [undefined, (answer as Unheard).refusal.sentence];
  return [answer as Exclude<T, Unheard> | undefined, null];
}
