import { globSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import type pg from "pg";
import type { ServerBuild } from "react-router";
import { sandboxConfig } from "../../../sandbox/config.ts";
import { barePage } from "./bare-page.ts";
import { type Statement, statementsOf } from "./count-statements.ts";
import type { Orders, Ready } from "./server.ts";

/** The production build in a separate process, with its bare counterparts. */
const orders: Orders = JSON.parse(process.env.ORDERS ?? "{}");
const config = sandboxConfig({
  siteUrl: `http://127.0.0.1:${orders.port}`,
  databaseUrl: orders.databaseUrl,
  paymentsUrl: orders.paymentsUrl,
  smtpUrl: orders.smtpUrl,
  mediaFolder: "sample/photos",
  overrides: { LOG_LEVEL: "silent", LIMITS: "false" },
});
const { start }: typeof import("../../../src/entry.ts") = await import(
  path.resolve("build/server/index.js")
);
const app = await start(config, { mode: "production", clientFolder: "build/client" });

const barePages = new Map<string, () => Promise<Response>>();
// In the same Fastify, so that the same hooks run.
app.http.get<{ Params: { id: string } }>("/bench/:id", async ({ params }, reply) =>
  reply.send(await barePages.get(params.id)?.()),
);

const counts: Record<string, number> = {};
async function ask(id: string, url: string): Promise<Answer> {
  const { statements, response } = await statementsOf(app, { url });
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  counts[id] = statements.length;
  return { statements, response };
}
type Answer = { statements: readonly Statement[]; response: LightMyRequestResponse };

const calls: Recorded[] = [];
for (const [id, url] of Object.entries(orders.calls)) {
  const { statements, response } = await ask(id, url);
  calls.push({ path: `/${id}`, statements, body: response.body });
}

const [buildFile = ""] = globSync("build/server/assets/server-build-*.js");
const build: ServerBuild = await import(path.resolve(buildFile));
for (const [id, url] of Object.entries(orders.pages)) {
  const { response } = await ask(id, url);
  const [pathname = "", search = ""] = url.split("?");
  const dataUrl = `${pathname === "/" ? "/_root" : pathname}.data?${search}`;
  const data = await app.http.inject({ url: dataUrl });
  const copied = {
    url: `${config.PUBLIC_URL}${url}`,
    html: response.body,
    data: new Uint8Array(data.rawPayload),
  };
  barePages.set(id, await barePage(build, copied));
}
for (const [id, url] of Object.entries(orders.others)) await ask(id, url);

const bare = bareCalls(app.deps.pool, calls);
await bare.listen({ port: 0, host: "127.0.0.1" });
await app.http.listen({ port: orders.port, host: "127.0.0.1" });
const { port } = bare.server.address() as AddressInfo;
const ready: Ready = { bareUrl: `http://127.0.0.1:${port}`, statements: counts };
process.send?.(ready);
process.on("message", (asked) => {
  process.send?.(asked === "memory" ? memoryInUse() : cpuSpent());
});

/** Milliseconds, user and system. */
function cpuSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes, after a garbage collection. */
function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
process.on("disconnect", () => process.exit(0));

/** A recorded call, to be replayed by a bare route. */
type Recorded = {
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly body: string;
};

/** A Fastify without hooks: each route runs the recorded SQL and sends the recorded response. */
function bareCalls(pool: pg.Pool, calls: readonly Recorded[]): FastifyInstance {
  const app = Fastify();
  for (const { path, statements, body } of calls) {
    const answer: unknown = JSON.parse(body);
    app.get(path, async () => {
      for (const { text, values } of statements) await pool.query(text, [...values]);
      return answer;
    });
  }
  return app;
}
