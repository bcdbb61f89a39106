import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** A rate limit with a fixed window that starts at the first use. */
export type Budget = { readonly of: string; readonly most: number; readonly windowMs: number };

/**
 * Takes one and says whether any was left. Counted in a single statement before anything is
 * checked: of a hundred concurrent callers, at most `most` pass.
 */
export async function take(deps: Deps, { of, most, windowMs }: Budget): Promise<boolean> {
  const now = deps.clock();
  const over = new Date(now - windowMs);
  const { rows } = await sql<{ count: number }>`
    insert into door_tally as tally (key, count, since)
    values (${keyed(deps, of)}, 1, ${new Date(now)})
    on conflict (key) do update set
      count = case when tally.since <= ${over} then 1 else least(tally.count, ${most}) + 1 end,
      since = case when tally.since <= ${over} then excluded.since else tally.since end
    returning count
  `.execute(deps.db);
  return (rows[0]?.count ?? 1) <= most;
}

/** Resets these counters. */
export async function refill(deps: Deps, budgets: readonly Budget[]): Promise<void> {
  const keys = budgets.map(({ of }) => keyed(deps, of));
  await deps.db.deleteFrom("door_tally").where("key", "in", keys).execute();
}

/** Keyed hash, so that the table contains neither names nor addresses. */
function keyed({ config }: Deps, text: string): string {
  return createHmac("sha256", config.AUTH_SECRET).update(text).digest("base64url");
}
