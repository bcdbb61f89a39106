import { describe, expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { createPool } from "./connect.ts";
import { migrate, migrationNames } from "./migrate.ts";

describe("migrations", () => {
  test("several processes that start at once apply every file exactly once", async () => {
    const url = await recreateDatabase(inject("postgresUrl"), "migrate_together");
    const pools = Array.from({ length: 4 }, () => createPool(url, 2));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, "migrations")));
    await Promise.all(pools.map((pool) => pool.end()));

    expect(applied.flat().sort()).toEqual(await migrationNames("migrations"));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });
});
