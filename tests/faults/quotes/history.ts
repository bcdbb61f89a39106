import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import type { World } from "./world.ts";

/** The app under test beside the model, with the row of each proposal and booking. */
export type History = {
  readonly app: FaultApp;
  readonly started: number;
  world: World;
  proposals: { readonly id: string; readonly code: string }[];
  bookings: string[];
  /** Each proposal's page as a guest first saw it: it must not change. */
  readonly shown: Map<number, string>;
  /** When each job is due by the app's clock, which jumps: the queue uses the database's clock. */
  readonly meant: Map<string, number>;
  readonly did: Counts;
};
