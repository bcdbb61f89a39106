import Fastify, { type FastifyInstance } from "fastify";
import type pg from "pg";
import type { Statement } from "./count-statements.ts";

/** A recorded call, to be replayed by a bare route. */
export type Recorded = {
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly body: string;
};

/** A Fastify without hooks: each route runs the recorded SQL and sends the recorded response. */
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
