import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { paymentWebhookPath } from "../../contract/calls.ts";
import { AppError } from "../../domain/app-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** CORS: only the origins that the settings name; none by default. */
export async function guardOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const allowed = new Set([new URL(config.PUBLIC_URL).origin, ...config.CORS_ORIGINS]);
  if (config.CORS_ORIGINS.length > 0) {
    await app.register(cors, { origin: config.CORS_ORIGINS, credentials: true });
  }
  app.addHook("onRequest", async (request) => {
    const { origin } = request.headers;
    const fromElsewhere = origin !== undefined && !allowed.has(origin);
    if (!READS.has(request.method) && fromElsewhere && request.url !== paymentWebhookPath) {
      throw new AppError("origin-refused");
    }
  });
}
