import type { FastifyInstance } from "fastify";
import { appliedMigrations } from "../database/migrate.ts";
import { migrationNames } from "../database/migration-files.ts";
import type { Deps } from "../deps.ts";

/** /live: the process answers. /ready: it can take traffic. */
export async function healthRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get("/live", async () => ({ live: true }));
  app.get("/ready", async (_request, reply) => {
    const ready = !app.draining.begun && (await isMigrated(deps).catch(() => false));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}

async function isMigrated(deps: Deps): Promise<boolean> {
  const applied = new Set(await appliedMigrations(deps.pool));
  return (await migrationNames("migrations")).every((name) => applied.has(name));
}
