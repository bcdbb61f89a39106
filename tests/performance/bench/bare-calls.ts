import Fastify, { type FastifyInstance } from "fastify";
import type pg from "pg";
import type { Statement } from "./count-statements.ts";

/** What a call did, to be done again by a route that knows nothing of the house. */
export type Recorded = {
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly body: string;
};

/** A Fastify without hooks: each route runs the recorded SQL and sends the recorded answer. */
export function bareCalls(pool: pg.Pool, calls: readonly Recorded[]): FastifyInstance {
  const app = Fastify();
  for (const { path, statements, body } of calls) {
    const answer: unknown = JSON.parse(body);
    app.get(path, async () => {
      for (const { text, values } of statements) await pool.query(text, [...values]);
      return answer;
    });
  }
  return app;
}
