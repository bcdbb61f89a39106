import type { Activity } from "../../domain/activity.ts";

export type ActivityEntry = Activity & {
  readonly id: string;
  readonly at: number;
  /** The actor's current name; null if the person was removed or there was no actor. */
  readonly by: string | null;
  /** The subject's current name; null if it no longer exists. */
  readonly about: string | null;
};

/** Newest first. `older` is the cursor of the next page, null at the end. */
export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  readonly older: string | null;
};
