import { AppError } from "../../src/domain/app-error.ts";
import { isForNow } from "./client.ts";

export const byOwner = { actor: "person:dona", source: "admin" } as const;
export const returned = { actor: "visitor", source: "return" } as const;

/** What happened, and how often. */
export type Counts = Map<string, number>;

export function count({ did }: { readonly did: Counts }, what: string, times = 1): void {
  did.set(what, (did.get(what) ?? 0) + times);
}

export type Outcome<T> = { readonly value: T } | { readonly refused: AppError };

/** The outcome of a call. Any error but a refusal ends the run. */
export async function tried<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof AppError && !isForNow(error)) return { refused: error };
    throw error;
  }
}

export const succeeded = (outcome: object) => "value" in outcome;

export function expect(is: unknown, should: unknown, what: string): void {
  const [left, right] = [JSON.stringify(is), JSON.stringify(should)];
  if (left !== right) throw new Error(`${what}: ${left}, not ${right}`);
}

/** Refused exactly if the model would; by this code, if one is named. */
export function expectRefusal(
  outcome: Outcome<unknown>,
  expected: boolean | string,
  what: string,
): void {
  const code = "refused" in outcome ? outcome.refused.code : null;
  const is = typeof expected === "string" ? code : code !== null;
  if (is !== expected) throw new Error(`${what}: refused ${code}, expected ${expected}`);
}
