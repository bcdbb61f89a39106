import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { paymentWebhookPath } from "../../contract/calls.ts";
import { AppError } from "../../domain/app-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** CORS: only the origins that the settings name; none by default. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.CORS_ORIGINS.length === 0) return;
  await app.register(cors, { origin: config.CORS_ORIGINS, credentials: true });
}

/** Its events are signed. Some put their id into the query. */
const isWebhook = (url: string) => new RegExp(`^${paymentWebhookPath}(/\\w+)?(\\?|$)`).test(url);

/** Refuses what another site's page would write. */
export function originCheck(config: Config): (request: FastifyRequest) => AppError | null {
  const allowed = new Set([new URL(config.PUBLIC_URL).origin, ...config.CORS_ORIGINS]);
  return ({ headers: { origin }, method, url }) => {
    const isForeign = origin !== undefined && !allowed.has(origin);
    const isRefused = isForeign && !READS.has(method) && !isWebhook(url);
    return isRefused ? new AppError("origin-refused") : null;
  };
}
