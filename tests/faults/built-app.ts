import path from "node:path";
import { sandboxConfig } from "../../sandbox/config.ts";
import { stopOnSignals } from "../../src/stop-on-signals.ts";

/** The production build in a process of its own, composed and stopped by signals as `npm start` is. */
const { PORT = "0", DATABASE = "", PAYMENTS = "", SMTP = "", SITE, SETTINGS = "{}" } = process.env;
const config = sandboxConfig({
  siteUrl: SITE ?? `http://127.0.0.1:${PORT}`,
  databaseUrl: DATABASE,
  paymentsUrl: PAYMENTS,
  smtpUrl: SMTP,
  mediaFolder: "sample/photos",
  overrides: { LIMITS: "false", ...JSON.parse(SETTINGS) },
});
const { start }: typeof import("../../src/entry.ts") = await import(
  path.resolve("build/server/index.js")
);
const app = await start(config, { mode: "production", clientFolder: "build/client" });
await app.http.listen({ port: Number(PORT), host: "127.0.0.1" });
stopOnSignals(app);
process.stdout.write("listening\n");
