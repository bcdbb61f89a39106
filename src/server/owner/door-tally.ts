import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** So many of something, counted from the first on; afterwards it begins anew. */
export type Budget = { readonly of: string; readonly most: number; readonly windowMs: number };

/**
 * Takes one, and says whether there was one left. Counted by the database in one statement, before
 * anything is looked at: of a hundred who come at the same moment no more than `most` get through.
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

/** As if nothing had been taken from these. */
export async function refill(deps: Deps, budgets: readonly Budget[]): Promise<void> {
  const keys = budgets.map(({ of }) => keyed(deps, of));
  await deps.db.deleteFrom("door_tally").where("key", "in", keys).execute();
}

/** Keyed, so that the table names neither a person nor a place. */
function keyed({ config }: Deps, text: string): string {
  return createHmac("sha256", config.AUTH_SECRET).update(text).digest("base64url");
}
