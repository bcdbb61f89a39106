import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { migrateDatabase } from "./server/database/migrate-database.ts";
import type { Deps } from "./server/deps.ts";
import { makeDeps } from "./server/make-deps.ts";
import { ensureProperty } from "./server/property/ensure-property.ts";
import { openMetrics } from "./server/watch/open-metrics.ts";
import { openTracing } from "./server/watch/open-tracing.ts";
import { runJobs } from "./server/worker/run-jobs.ts";

export type App = {
  readonly http: FastifyInstance;
  readonly deps: Deps;
  /** Takes no more jobs and reports not ready, but serves requests until load balancers notice. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** The clock is the machine's, if no other is given. */
export type StartOptions = AppOptions & Partial<Pick<Deps, "clock">>;

/** Creates the dependencies, migrates the database, and starts calls, pages and jobs. */
export async function startApp(config: Config, options: StartOptions = {}): Promise<App> {
  await migrateDatabase(config);
  const plain = makeDeps(config, options.clock && { clock: options.clock });
  await ensureProperty(plain.db, plain.clock());
  const watch = await openMetrics(plain);
  const deps = await openTracing({ ...plain, ...(watch && { metrics: watch.metrics }) });
  const http = await createApp(deps, options);
  const jobs = await runJobs(deps);
  let jobsEnd: Promise<void> | undefined;
  const endJobs = () => {
    jobsEnd ??= jobs.stop();
    return jobsEnd;
  };
  return {
    http,
    deps,
    async drain() {
      http.draining.begun = true;
      await Promise.all([endJobs(), sleep(config.DRAIN_SECONDS * 1000)]);
    },
    async close() {
      await http.close();
      await endJobs();
      deps.mail.close();
      deps.decoder.close();
      await watch?.close();
      await deps.tracing?.close();
      await deps.pool.end();
    },
  };
}
