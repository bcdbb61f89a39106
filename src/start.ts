import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { connect, createPool } from "./server/database/connect.ts";
import { migrate } from "./server/database/migrate.ts";
import type { Deps } from "./server/deps.ts";
import { createLog } from "./server/http/log.ts";
import { runJobs } from "./server/jobs/run-jobs.ts";
import { createMailTransport } from "./server/mail/transport.ts";
import { createStripeProvider } from "./server/payments/stripe.ts";
import { ensureProperty } from "./server/sample/seed-house.ts";
import { openMetrics } from "./server/watch/open-metrics.ts";
import { openTracing } from "./server/watch/open-tracing.ts";

export type House = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Takes no more jobs and calls itself not ready, but serves on until balancers have noticed. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Makes what the house runs on, brings the database up to date, starts calls, pages and jobs. */
export async function startHouse(config: Config, options: AppOptions = {}): Promise<House> {
  const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL_SIZE);
  await migrate(pool, "migrations");
  const plain: Deps = {
    config,
    pool,
    db: connect(pool),
    payments: createStripeProvider(config),
    mail: createMailTransport(config),
    clock: Date.now,
    log: createLog(config.LOG_LEVEL),
  };
  await ensureProperty(plain.db);
  const watch = await openMetrics(plain);
  const deps = await openTracing({ ...plain, ...(watch && { metrics: watch.metrics }) });
  const app = await createApp(deps, options);
  const jobs = await runJobs(deps);
  let jobsEnd: Promise<void> | undefined;
  const endJobs = () => {
    jobsEnd ??= jobs.stop();
    return jobsEnd;
  };
  return {
    app,
    deps,
    async drain() {
      app.draining.begun = true;
      await Promise.all([endJobs(), sleep(config.DRAIN_SECONDS * 1000)]);
    },
    async close() {
      await app.close();
      await endJobs();
      deps.mail.close();
      await watch?.close();
      await deps.tracing?.close();
      await pool.end();
    },
  };
}
