import type { z } from "zod";
import { checkWith } from "../contract/check-with.ts";
import type { ActivityKind, ExportedPart } from "../domain/activity.ts";
import { AppError } from "../domain/app-error.ts";
import type { Cause } from "../domain/cause.ts";
import type { Person, Role } from "../domain/person.ts";
import type { Deps } from "./deps.ts";

/**
 * `exports`: returns a file, and writes an activity entry that says which. `writes`: runs once per
 * idempotency key, so a retry has no effect. `answers`: the same, and a retry gets the stored
 * response. `apart`: no key, because a repetition is harmless: sign-in and account, reading a
 * portal, pictures (stored by content hash), the mark of seen bookings, a chat that was opened.
 */
export type Does = "reads" | "exports" | "writes" | "answers" | "apart";

/** Who may use a verb; each role may also use the verbs of the roles before it. */
export type Who = "anyone" | Role;

/** The kinds of activity entry that a verb may write, or the reason why it writes none. */
export type Leaves = readonly ActivityKind[] | { readonly nothing: string };

export const onlyReads: Leaves = { nothing: "it only reads" };
export const inJournal: Leaves = {
  nothing: "a booking's own journal, or the block itself, says who did it",
};

/**
 * The verb requires a password or code given within the last five minutes. `payouts`: it changes
 * where money goes, so a person who became an owner since yesterday is refused as well.
 */
export type StepUp = {
  readonly payouts: boolean;
  readonly needed: (me: Person, given: unknown) => boolean;
};

/** Who asks, and when. */
export type Asking = {
  readonly deps: Deps;
  readonly person: Person;
  readonly cause: Cause;
  readonly at: Date;
};

/** Which file a verb exports, and whom its activity entry is about. */
export type Exports<T> = { readonly what: ExportedPart; of?(given: T): string };

/** `I` is the input, `T` what validation makes of it, `A` the answer. */
export type Verb<D extends Does, I, T, A> = {
  readonly who: Exclude<Who, "anyone">;
  readonly does: D;
  readonly leaves: Leaves;
  readonly stepUp?: StepUp;
  readonly exports?: Exports<NoInfer<T>>;
  readonly takes: z.ZodType<T, I>;
  run(asking: Asking, given: T): A | Promise<A>;
};

export type Verbs = Readonly<Record<string, Verb<Does, unknown, unknown, unknown>>>;

/** Returns the declaration as it is; the function is there for its types. */
export function verb<const D extends Does, I, T, A>(declared: Verb<D, I, T, A>): Verb<D, I, T, A> {
  return declared;
}

/** What only writes has no answer. */
type Answered<D extends Does, A> = D extends "writes" ? Promise<void> : Promise<A>;

/** Declares a verb that only reads, and so leaves no activity entry. */
export function reads<I, T, A>(
  declared: Omit<Verb<"reads", I, T, A>, "does" | "leaves">,
): Verb<"reads", I, T, A> {
  return { ...declared, does: "reads", leaves: onlyReads };
}

/** The API that a set of declared verbs makes, for callers that know only the types. */
export type ApiOf<V extends Verbs> = {
  readonly [N in keyof V]: V[N] extends Verb<infer D, infer I, infer _, infer A>
    ? (given: I) => Answered<D, A>
    : never;
};

/** Validates the input before any query. */
export function prepare<I, T, A>(
  { takes, does, run }: Verb<Does, I, T, A>,
  given: unknown,
): (asking: Asking) => Promise<A | undefined> {
  const read = checkWith(takes, given);
  if (!read.success) throw new AppError("invalid-request");
  return async (asking) => {
    const answer = await run(asking, read.data);
    return does === "writes" ? undefined : answer;
  };
}
