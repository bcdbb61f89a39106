import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Tables } from "../../src/server/database/tables.ts";
import type { Deps } from "../../src/server/deps.ts";
import type { Payments } from "../../src/server/payments/payments.ts";

/** Thrown once the process counts as dead. */
class Cut extends Error {}

/**
 * Runs a verb in a process that dies at its n-th step: before a statement, after a commit, before
 * or after a call of the provider. Whatever it tries after that, fails. True if it died.
 */
export async function dyingAt(
  point: number,
  deps: Deps,
  verb: (deps: Deps) => Promise<unknown>,
): Promise<boolean> {
  let steps = 0;
  let isDead = false;
  const live = () => {
    steps += 1;
    if (steps === point) isDead = true;
    if (isDead) throw new Cut();
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: mortalPool(deps.pool, live, () => isDead) }),
  });
  const dying = { ...deps, db, payments: mortalProvider(deps.payments, live) };
  await verb(dying).catch((error: unknown) => {
    if (!isDead) throw error;
  });
  return isDead;
}

/** A connection of a dead process is closed, which rolls its transaction back. */
function mortalPool(pool: pg.Pool, live: () => void, isDead: () => boolean) {
  return {
    async connect() {
      live();
      const client = await pool.connect();
      return {
        async query(sql: string, values?: unknown[]) {
          live();
          const answer = await client.query(sql, values);
          if (sql === "commit") live();
          return answer;
        },
        release: () => client.release(isDead()),
      };
    },
    end: async () => {},
  } as unknown as pg.Pool;
}

function mortalProvider(payments: Payments, live: () => void): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        live();
        const answer: unknown = value.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((told) => {
          live();
          return told;
        });
      };
    },
  });
}
