import { machineNow, startClock, TEST_NOW } from "../../../sandbox/clock.ts";
import { openHouse, type Sandbox } from "../../../sandbox/open-house.ts";
import { cloneDatabase } from "../../../sandbox/postgres/clone.ts";
import { openQuery, type Query } from "./house-query.ts";

/** The production build with stand-ins and a database that nobody else uses. */
export type App = Sandbox & { readonly query: Query };

type Template = { readonly server: string; readonly template: string };

/** By the environment, which the worker processes inherit. */
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
  const { query, close } = openQuery(database.url, now);
  return {
    ...house,
    query,
    async close() {
      await close();
      await house.close();
      await database.drop();
    },
  };
}

/** Short, so that a test that begins ten minutes before midnight ends on the same day. */
const OLDEST_MS = 5 * 60_000;

/**
 * Opens one house at a time: each file gets a new one, and so does the same file after some
 * minutes. Tests that share preparations must each ensure them (`onceIn`).
 */
export class Houses {
  private current: { key: string; house: App } | null = null;

  async at(file: string, settings: Record<string, string>): Promise<App> {
    const key = JSON.stringify([file, settings]);
    const isOld = this.now() - TEST_NOW > OLDEST_MS;
    if (this.current?.key !== key || isOld) {
      await this.close();
      this.current = { key, house: await newHouse(settings) };
    }
    return this.current.house;
  }

  /** The time in the current house; without one, the machine's. */
  now(): number {
    return this.current?.house.now() ?? machineNow();
  }

  async close(): Promise<void> {
    const left = this.current;
    this.current = null;
    await left?.house.close();
  }
}
