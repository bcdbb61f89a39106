import type { AddressInfo } from "node:net";
import { machineNow } from "../../sandbox/clock.ts";
import { cloneDatabase, recreateDatabase } from "../../sandbox/postgres/clone.ts";
import type { Postgres } from "../../sandbox/postgres/start.ts";
import { createPool } from "../../src/server/database/connect.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { appOn, type TestApp, type TestAppOptions } from "../support/app-on.ts";

const TEMPLATE = "pousada_faults";

export type FaultApp = TestApp & { readonly url: string };

/** A street: a database server on which a run opens as many apps ('houses') as it needs. */
export type Street = {
  /** A listening app with its own database; closed when the work is done. */
  withApp<T>(work: (app: FaultApp) => Promise<T>, options?: TestAppOptions): Promise<T>;
  stop(): Promise<void>;
};

/** The same with several apps at once, each with its own clock and provider. */
export async function withApps<T>(
  street: Street,
  count: number,
  work: (apps: readonly FaultApp[]) => Promise<T>,
  others: readonly FaultApp[] = [],
): Promise<T> {
  if (others.length === count) return work(others);
  return street.withApp((app) => withApps(street, count, work, [...others, app]));
}

export async function openStreet(postgres: Postgres): Promise<Street> {
  const pool = createPool(await recreateDatabase(postgres.url, TEMPLATE), 2);
  await migrate(pool, "migrations");
  await pool.end();
  return {
    async withApp(work, options = {}) {
      const clone = await cloneDatabase(postgres.url, TEMPLATE);
      // By the machine's clock, which the processes started beside it use.
      const app = await appOn(clone.url, { poolSize: 20, now: machineNow(), ...options });
      try {
        await app.http.listen({ port: 0, host: "127.0.0.1" });
        const { port } = app.http.server.address() as AddressInfo;
        const url = `http://127.0.0.1:${port}`;
        app.payments.setWebhookUrl(`${url}/payment/webhook`);
        if (options.mercadoPago) {
          app.mercadoPago.setWebhookUrl(`${url}/payment/webhook/mercadopago`);
        }
        return await work({ ...app, url });
      } finally {
        await app.close();
        await clone.drop();
      }
    },
    stop: postgres.stop,
  };
}
