import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { PaymentProvider } from "../../../src/server/payments/provider.ts";
import { bound } from "./points.ts";

const LATE_MS = 300;

/** A database that acknowledges commits too early, so that they can be lost. */
export function poolThatLies(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(object, key) {
      if (key !== "connect") return bound(object, key);
      return async () => lyingClient(await object.connect());
    },
  });
}

function lyingClient(client: pg.PoolClient): pg.PoolClient {
  let committed: Promise<unknown> = Promise.resolve();
  return new Proxy(client, {
    get(object, key) {
      if (key === "release") return () => committed.finally(() => object.release());
      if (key !== "query") return bound(object, key);
      return (...args: [never]) => {
        if ((args[0] as string) !== "commit") return object.query(...args);
        committed = sleep(LATE_MS).then(() => object.query(...args));
        return Promise.resolve({ command: "COMMIT", rows: [] });
      };
    },
  });
}

/** A provider whose session list is empty: missed webhooks are never found. */
export function providerWithoutList(payments: PaymentProvider): PaymentProvider {
  return { ...payments, async *listSessions() {} };
}
