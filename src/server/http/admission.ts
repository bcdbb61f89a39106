import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { limitCalls } from "./limits.ts";
import { allowOrigins, originCheck } from "./origins.ts";
import { prepareVisitors, visitorOf } from "./visitor.ts";

/** Who may ask, who it is, and how often. The first two are one hook: each costs on every call. */
export async function admitRequests(app: FastifyInstance, config: Config): Promise<void> {
  await allowOrigins(app, config);
  await prepareVisitors(app, config);
  const refusalOf = originCheck(config);
  app.addHook("onRequest", (request, _reply, done) => {
    const refusal = refusalOf(request);
    if (refusal) return done(refusal);
    request.visitorId = visitorOf(config, request);
    done();
  });
  await limitCalls(app, config);
}
