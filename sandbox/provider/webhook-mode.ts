import { createHash } from "node:crypto";

/** Delivery faults. */
export type WebhookMode =
  | { mode: "normal" }
  /** The next events are lost, without retries. */
  | { mode: "drop"; events: number }
  | { mode: "delay"; ms: number }
  /** Every event is delivered this many times at once. */
  | { mode: "duplicate"; copies: number }
  /** Nothing leaves until released. */
  | { mode: "hold" };

export const RELEASE_ORDERS = ["recorded", "reversed", "shuffled"] as const;

export type Release = { order: (typeof RELEASE_ORDERS)[number]; seed: number };

/** Shuffles by seed, so that a failing order can be reproduced. */
export function inOrder<Item>(items: Item[], { order, seed }: Release): Item[] {
  if (order === "recorded") return items;
  if (order === "reversed") return items.toReversed();
  return items
    .map((item, index) => ({ item, rank: rankOf(seed, index) }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .map(({ item }) => item);
}

function rankOf(seed: number, index: number): string {
  return createHash("sha256").update(`${seed}:${index}`).digest("hex");
}
