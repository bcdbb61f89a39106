import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import { findProblem } from "./request.ts";

export type MapsMode = "normal" | "fail" | "slow";

export type MapsSandboxOptions = {
  /** Called at every request, so that a test can change the mode at run time. */
  mode?: () => MapsMode;
  slowMs?: number;
};

export const mapsSandbox: FastifyPluginAsync<MapsSandboxOptions> = async (app, options) => {
  const { mode = () => "normal", slowMs = 3_000 } = options;

  app.get<{ Querystring: Record<string, unknown> }>("/__maps/api/js", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    if (mode() === "fail") return reply.code(503).type("text/plain").send("Service unavailable");

    const problem = findProblem(request.query);
    if (problem) return reply.code(400).type("text/plain").send(problem);

    if (mode() === "slow") await sleep(slowMs);
    return reply.type("text/javascript; charset=utf-8").send(await mapsScript());
  });
};

/** In execution order; each depends on the earlier ones. */
const PARTS = ["values", "events", "refusal", "town", "frame", "map", "markers", "maps-script"];

async function mapsScript(): Promise<string> {
  const sources = await Promise.all(
    PARTS.map((name) => readFile(new URL(`./browser/${name}.js`, import.meta.url), "utf8")),
  );
  return sources.join("\n");
}
