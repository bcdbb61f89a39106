import type { Activity, ActivityGroup } from "../../domain/activity.ts";

export type ActivityEntry = Activity & {
  readonly id: string;
  readonly at: number;
  /** Who did it, by today's name; null for somebody who was removed, and where nobody did it. */
  readonly by: string | null;
  /** The listing or person it is about, by today's name; null where there is none any more. */
  readonly about: string | null;
};

/** Newest first. `older` is what to ask for next, null at the end. */
export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  readonly older: string | null;
};

export type ActivityApi = {
  listActivity(filter: {
    readonly group: ActivityGroup | null;
    /** Older than this entry. */
    readonly before: string | null;
  }): Promise<ActivityPage>;
};
