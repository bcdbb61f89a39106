import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { paymentWebhookPath } from "../../contract/calls.ts";
import { AppError } from "../../domain/app-error.ts";
import { limitCalls } from "./limits.ts";
import { prepareVisitors, visitorOf } from "./visitor.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Origin, visitor and rate limit of a request. The first two share one hook: each hook costs on
 * every call.
 */
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

/** CORS: only the origins that the settings name; none by default. */
async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.CORS_ORIGINS.length === 0) return;
  await app.register(cors, { origin: config.CORS_ORIGINS, credentials: true });
}

/** The provider's events are signed instead. Some providers put their id into the query. */
const isWebhook = (url: string) => new RegExp(`^${paymentWebhookPath}(/\\w+)?(\\?|$)`).test(url);

/** Refuses writes by a page of another site. */
function originCheck(config: Config): (request: FastifyRequest) => AppError | null {
  const allowed = new Set([new URL(config.PUBLIC_URL).origin, ...config.CORS_ORIGINS]);
  return ({ headers: { origin }, method, url }) => {
    const isForeign = origin !== undefined && !allowed.has(origin);
    const isRefused = isForeign && !READS.has(method) && !isWebhook(url);
    return isRefused ? new AppError("origin-refused") : null;
  };
}
