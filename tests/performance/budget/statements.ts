import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import pg from "pg";

/** One request with its statement count. */
const request = new AsyncLocalStorage<{ statements: number }>();
let last = { statements: 0 };

/** Counts at the driver, and only statements of a request: jobs run meanwhile. */
export function watchStatements(): void {
  subscribe("http.server.request.start", () => {
    last = { statements: 0 };
    request.enterWith(last);
  });
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const store = request.getStore();
    if (store) store.statements += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/** The statements of one request to a URL. */
export async function countStatements(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return last.statements;
}
