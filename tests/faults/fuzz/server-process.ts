import path from "node:path";
import { sandboxConfig } from "../../../sandbox/config.ts";
import type { Orders } from "./server.ts";

/** The production build in a separate process that reports its memory. */
const orders: Orders = JSON.parse(process.env.ORDERS ?? "{}");
const config = sandboxConfig({
  siteUrl: `http://127.0.0.1:${orders.port}`,
  databaseUrl: orders.databaseUrl,
  paymentsUrl: orders.paymentsUrl,
  smtpUrl: orders.smtpUrl,
  mediaFolder: orders.mediaFolder,
  overrides: { LOG_LEVEL: "silent", LIMITS: "false", TRUSTED_PROXIES: "127.0.0.1" },
});
const { start }: typeof import("../../../src/entry.ts") = await import(
  path.resolve("build/server/index.js")
);
const app = await start(config, { mode: "production", clientFolder: "build/client" });
await app.http.listen({ port: orders.port, host: "127.0.0.1" });
// Silence the log: responses are judged, not lines.
process.stderr.write = () => true;
process.send?.("listening");

/** The only message: report the memory in use after a garbage collection. */
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on("disconnect", () => process.exit(0));
