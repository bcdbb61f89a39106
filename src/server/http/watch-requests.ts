import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { Trace, Tracing } from "../watch/tracing.ts";
import { routeName } from "./route-name.ts";

/** Records the duration of every response and, if tracing is on, its spans. */
export function watchRequests(app: FastifyInstance, { tracing, metrics }: Deps): void {
  if (tracing) traceRequests(app, tracing);
  if (!metrics) return;
  app.addHook("onResponse", async (request, reply) => {
    metrics.noteAnswer(routeName(request), reply.statusCode, reply.elapsedTime / 1000);
  });
}

function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const traces = new WeakMap<FastifyRequest, Trace>();
  app.addHook("onRequest", (request, _reply, done) => {
    const begun = tracing.begin(request.id);
    traces.set(request, begun);
    begun.inside(done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = routeName(request);
    const facts = { "http.route": route, "http.response.status_code": reply.statusCode };
    traces.get(request)?.end(`${request.method} ${route}`, facts, reply.statusCode >= 500);
  });
}
