import pg from "pg";

export type Query = <T>(sql: string, values?: unknown[]) => Promise<T[]>;

/** In the template of all houses: `now()` in a test's own statements is the house's clock. */
export const HOUSE_CLOCK = `
  create schema house;
  create function house.now() returns timestamptz language sql stable
  return pg_catalog.now() + current_setting('house.ahead')::interval;
`;

/** Runs a test's own statements on a house's database, with the house's clock and time zone. */
export function openQuery(
  databaseUrl: string,
  now: () => number,
): { query: Query; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    onConnect: async (client) => {
      client.on("error", () => {});
      await client.query(
        `select set_config('house.ahead', ($1::timestamptz - clock_timestamp())::text, false),
           set_config('search_path', 'house, public, pg_catalog', false),
           set_config('timezone', 'America/Bahia', false)`,
        [new Date(now())],
      );
    },
  });
  // A test may make the database unavailable for a while.
  pool.on("error", () => {});
  return {
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    close: () => pool.end(),
  };
}
