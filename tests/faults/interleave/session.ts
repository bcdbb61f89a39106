import type pg from "pg";
import { connect, type Database } from "../../../src/server/database/connect.ts";
import { type Footprint, footprintOf } from "./footprint.ts";

/** One operation on its own connections, paused before every relevant statement. */
export class Session {
  readonly db: Database;
  readonly pool: pg.Pool;
  pid = 0;
  /** The step it waits to take; null while it runs, and when it is done. */
  waiting: Footprint | null = null;
  outcome: string | null = null;
  #allow = () => {};
  #moved = Promise.withResolvers<void>();
  #touched: Footprint = new Map();

  constructor(pool: pg.Pool) {
    this.pool = this.#gated(pool);
    this.db = connect(this.pool);
  }

  start(verb: () => Promise<string>): void {
    void verb()
      .catch((error: unknown) => `FAILED ${error}`)
      .then((outcome) => {
        this.outcome = outcome;
        this.#move();
      });
  }

  allow(): void {
    this.waiting = null;
    this.#moved = Promise.withResolvers();
    this.#allow();
  }

  /** Resolves once it waits again or is done. */
  get moved(): Promise<void> {
    return this.#moved.promise;
  }

  get isRunning(): boolean {
    return this.waiting === null && this.outcome === null;
  }

  #move(): void {
    this.#moved.resolve();
  }

  async #pass(text: string, client: pg.PoolClient): Promise<void> {
    this.pid = (client as unknown as { processID: number }).processID;
    const isEnd = text === "commit" || text === "rollback";
    // Writes become visible, and locks are released, only at the end.
    const step: Footprint = isEnd ? this.#touched : footprintOf(text);
    if (step.size === 0) return;
    const allowed = Promise.withResolvers<void>();
    this.#allow = allowed.resolve;
    this.waiting = step;
    this.#move();
    await allowed.promise;
    const written = [...step].filter(([, kind]) => kind === "write");
    this.#touched = new Map(isEnd ? [] : [...this.#touched, ...written]);
  }

  #gated(pool: pg.Pool): pg.Pool {
    const gate = (client: pg.PoolClient) =>
      proxied(client, "query", async (...args: [never]) => {
        const [query] = args as unknown as [string | { text: string }];
        await this.#pass(typeof query === "string" ? query : query.text, client);
        return client.query(...args);
      });
    return proxied(pool, "connect", async () => gate(await pool.connect()));
  }
}

/** The object with one method replaced. */
function proxied<T extends object>(object: T, name: string, method: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return method;
      const member = Reflect.get(target, key);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
