import path from "node:path";
import { sandboxConfig } from "../../../sandbox/config.ts";
import { stopOnSignals } from "../../../src/stop-on-signals.ts";

/** The production build in a separate process, stopped by signals like `npm start`. */
const { PORT = "0", DATABASE = "", PAYMENTS = "", SMTP = "", SITE = "", DRAIN = "1" } = process.env;
const config = sandboxConfig({
  siteUrl: SITE,
  databaseUrl: DATABASE,
  paymentsUrl: PAYMENTS,
  smtpUrl: SMTP,
  mediaFolder: "sample/photos",
  overrides: { LOG_LEVEL: "silent", LIMITS: "false", DRAIN_SECONDS: DRAIN },
});
const { start }: typeof import("../../../src/entry.ts") = await import(
  path.resolve("build/server/index.js")
);
const house = await start(config, { mode: "production", clientFolder: "build/client" });
await house.app.listen({ port: Number(PORT), host: "127.0.0.1" });
stopOnSignals(house);
