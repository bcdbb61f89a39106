import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import pg from "pg";

/** One request to the house, in whose course statements are sent. */
const request = new AsyncLocalStorage<{ statements: number }>();
let last = { statements: 0 };

/** Counts at the driver, and only what a request causes: the house's own jobs go on meanwhile. */
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

/** What the server asks of its database to answer one address, to one who asks for nothing else. */
export async function countStatements(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return last.statements;
}
