import path from "node:path";
import type { FastifyPluginAsync } from "fastify";
import type { Config } from "../src/config.ts";

export type Serving = { plugins: FastifyPluginAsync[]; clock: () => number };

/** The production build, as `npm start` runs it, with the stand-ins. */
export async function serveBuilt(
  config: Config,
  { plugins, clock }: Serving,
): Promise<() => Promise<void>> {
  process.env.NODE_ENV = "production";
  const bundle = path.resolve("build/server/index.js");
  const { start }: typeof import("../src/entry.ts") = await import(bundle);
  const pages = { mode: "production", clientFolder: "build/client" } as const;
  const app = await start(config, pages, { plugins, clock });
  await app.http.listen({ port: config.PORT, host: config.HOST });
  return app.close;
}
