import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type pg from "pg";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

type App = { readonly http: FastifyInstance; readonly deps: { readonly pool: pg.Pool } };
type Query = pg.PoolClient["query"];

const asking = new AsyncLocalStorage<Statement[]>();

/**
 * The SQL statements of one request in order, and its response. Statements of the job queue are not
 * counted.
 */
export async function statementsOf(
  { http, deps }: App,
  request: InjectOptions,
): Promise<{ statements: readonly Statement[]; response: LightMyRequestResponse }> {
  const statements: Statement[] = [];
  const listened = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (listened.has(client)) return;
    listened.add(client);
    client.query = heard(client.query.bind(client) as Query);
  };
  deps.pool.on("acquire", listen);
  try {
    // Awaited inside: inject() sends the request only when it is awaited.
    const response = await asking.run(statements, async () => await http.inject(request));
    return { statements, response };
  } finally {
    deps.pool.off("acquire", listen);
    // Restores the method of the class.
    for (const client of listened) Reflect.deleteProperty(client, "query");
  }
}

function heard(query: Query): Query {
  return ((...args: Parameters<Query>) => {
    const [asked, values] = args as unknown as [string | pg.QueryConfig, unknown[] | undefined];
    const text = typeof asked === "string" ? asked : asked.text;
    const given = typeof asked === "string" ? values : asked.values;
    asking.getStore()?.push({ text, values: Array.isArray(given) ? given : [] });
    return query(...args);
  }) as Query;
}
