import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import type { Finding } from "../report.ts";
import { runRaces } from "../rounds.ts";
import { type Size, tryWorld } from "../try-histories.ts";
import { guestHistories, live } from "./histories.ts";
import { table } from "./table.ts";

/** Guests who change and cancel on their own page, while the house does its part and time passes. */
export function guestPage(
  apps: readonly FaultApp[],
  { rounds, ...size }: Size & { readonly rounds: number },
  seed: number,
): Promise<Finding> {
  const did: Counts = new Map();
  return tryWorld(apps, size, seed, {
    drawn: guestHistories(size.commands),
    did,
    live: (app, history) => live(app, history, did),
    race: () => runRaces(apps, rounds, table),
  });
}
