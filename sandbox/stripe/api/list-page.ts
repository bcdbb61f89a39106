import { z } from "zod";
import { integer, integerBetween, text } from "./parameter-types.ts";
import { noSuch } from "./refusal.ts";

const createdRange = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});

export const pagingParameters = {
  limit: integerBetween(1, 100).default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: z.union([integer, createdRange]).optional(),
};

type Created = z.output<typeof pagingParameters.created>;

type Paging = {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

type Listed = { id: string; object: string };

/**
 * One page, newest first, like Stripe's. The cursor is resolved before filtering, because its
 * object may have changed state between two pages.
 */
export function listPage<Item extends Listed>(
  url: string,
  oldestFirst: Item[],
  paging: Paging,
  keep: (item: Item) => boolean,
) {
  const items = oldestFirst.toReversed();
  const { limit, starting_after: after, ending_before: before } = paging;
  if (before !== undefined) {
    const newer = items.slice(0, position(items, before, "ending_before")).filter(keep);
    return page(url, newer.slice(-limit), newer.length > limit);
  }
  const start = after === undefined ? 0 : position(items, after, "starting_after") + 1;
  const older = items.slice(start).filter(keep);
  return page(url, older.slice(0, limit), older.length > limit);
}

export function withinCreated(created: Created, at: number): boolean {
  if (created === undefined) return true;
  if (typeof created === "number") return at === created;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  return at > gt && at >= gte && at < lt && at <= lte;
}

function page<Item>(url: string, data: Item[], has_more: boolean) {
  return { object: "list", url, has_more, data };
}

function position(items: Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch(items[0]?.object ?? "object", id, param);
  return index;
}
