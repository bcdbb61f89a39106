import type { TestHouse } from "./house-on.ts";

/** How many of the app's statements wait for a lock. */
export async function countWaiting({ deps }: TestHouse): Promise<number> {
  const { rows } = await deps.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0].count;
}
