import pg from "pg";
import { openHouse, type Sandbox } from "../../../sandbox/open-house.ts";
import { cloneDatabase } from "../../../sandbox/postgres/clone.ts";
import { machineNow, startClock } from "../../../sandbox/clock.ts";

/** The production build with stand-ins and a database that nobody else uses. */
export type App = Sandbox & { query<T>(sql: string, values?: unknown[]): Promise<T[]> };

type Template = { readonly server: string; readonly template: string };

/** Workers are other processes: they inherit it. */
export function leaveTemplate(template: Template): void {
  process.env.HOUSE_TEMPLATE = JSON.stringify(template);
}

export function runsPostgres(): string {
  return givenTemplate().server;
}

function givenTemplate(): Template {
  return JSON.parse(process.env.HOUSE_TEMPLATE ?? "");
}

/** A new house of the sample property, whose clock starts now. */
export async function newHouse(settings: Record<string, string>): Promise<App> {
  const { server, template } = givenTemplate();
  const database = await cloneDatabase(server, template);
  const { now } = startClock();
  // Tests' HTTP-only guests send their own addresses, as behind a proxy.
  const everywhere = { TRUSTED_PROXIES: "127.0.0.1,::1" };
  const house = await openHouse(database.url, {
    built: true,
    settings: { ...everywhere, ...settings },
    now,
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // A test may take the database away for a while.
  pool.on("error", () => {});
  return {
    ...house,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async close() {
      await pool.end();
      await house.close();
      await database.drop();
    },
  };
}

/** Opens one house after the other: a file's tests share it, and the next file's get a new one. */
export class Houses {
  private current: { key: string; house: App } | null = null;

  async at(file: string, settings: Record<string, string>): Promise<App> {
    const key = JSON.stringify([file, settings]);
    if (this.current?.key !== key) {
      await this.close();
      this.current = { key, house: await newHouse(settings) };
    }
    return this.current.house;
  }

  /** What time it is in the house; outside of houses, what the machine says. */
  now(): number {
    return this.current?.house.now() ?? machineNow();
  }

  async close(): Promise<void> {
    const left = this.current;
    this.current = null;
    await left?.house.close();
  }
}
