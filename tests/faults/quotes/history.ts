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
  /** The first that a guest saw of each proposal: nothing of it changes. */
  readonly shown: Map<number, string>;
  /** When each job is to run by the app's clock, which leaps: the queue knows the database's. */
  readonly meant: Map<string, number>;
  readonly did: Counts;
};
