import { expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { migrateTo } from "../../../tests/support/released.ts";
import { createPool } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";

test("owners of before have seven days from the upgrade, and nobody else has begun to count", async () => {
  const pool = createPool(await recreateDatabase(inject("postgresUrl"), "owners_of_before"), 2);
  await migrateTo(pool, "0091");
  const hire = (id: string, role: string) =>
    pool.query(
      `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
       values ($1, $1, $1 || '@maremansa.example', true, now(), now(), $2)`,
      [id, role],
    );
  await hire("lia", "owner");
  await hire("rui", "team");
  await migrate(pool, "migrations");
  // By a process of the release before, which still runs.
  await hire("eva", "owner");
  const { rows } = await pool.query(
    `select id, round(extract(epoch from "secondFactorPutOffUntil" - now()) / 86400)::int as days
     from "user" order by id`,
  );
  await pool.end();
  expect(rows).toEqual([
    { id: "eva", days: null },
    { id: "lia", days: 7 },
    { id: "rui", days: null },
  ]);
});
