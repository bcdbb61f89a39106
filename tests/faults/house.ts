import type { AddressInfo } from "node:net";
import { cloneDatabase, recreateDatabase } from "../../sandbox/postgres/clone.ts";
import type { Postgres } from "../../sandbox/postgres/start.ts";
import { createPool } from "../../src/server/database/connect.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { houseOn, type TestHouse, type TestHouseOptions } from "../support/house-on.ts";

const TEMPLATE = "pousada_faults";

export type FaultHouse = TestHouse & { readonly url: string };

export type Street = {
  /** A listening app with its own database; closed when the work is done. */
  withHouse<T>(work: (house: FaultHouse) => Promise<T>, options?: TestHouseOptions): Promise<T>;
  stop(): Promise<void>;
};

/** The same with several apps at once, each with its own clock and provider. */
export async function withHouses<T>(
  street: Street,
  count: number,
  work: (houses: readonly FaultHouse[]) => Promise<T>,
  others: readonly FaultHouse[] = [],
): Promise<T> {
  if (others.length === count) return work(others);
  return street.withHouse((house) => withHouses(street, count, work, [...others, house]));
}

export async function openStreet(postgres: Postgres): Promise<Street> {
  const pool = createPool(await recreateDatabase(postgres.url, TEMPLATE), 2);
  await migrate(pool, "migrations");
  await pool.end();
  return {
    async withHouse(work, options = {}) {
      const clone = await cloneDatabase(postgres.url, TEMPLATE);
      const house = await houseOn(clone.url, { poolSize: 20, ...options });
      try {
        await house.app.listen({ port: 0, host: "127.0.0.1" });
        const { port } = house.app.server.address() as AddressInfo;
        house.payments.setWebhookUrl(`http://127.0.0.1:${port}/payment/webhook`);
        return await work({ ...house, url: `http://127.0.0.1:${port}` });
      } finally {
        await house.close();
        await clone.drop();
      }
    },
    stop: postgres.stop,
  };
}
