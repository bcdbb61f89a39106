import path from "node:path";
import { sandboxConfig } from "../../../sandbox/config.ts";

/** The production build as `npm start` runs it, with all outputs captured. */
const {
  PORT = "0",
  DATABASE = "",
  PAYMENTS = "",
  SMTP = "",
  COLLECTOR = "",
  METRICS = "",
} = process.env;
const config = sandboxConfig({
  siteUrl: `http://127.0.0.1:${PORT}`,
  databaseUrl: DATABASE,
  paymentsUrl: PAYMENTS,
  smtpUrl: SMTP,
  mediaFolder: "sample/photos",
  overrides: {
    LOG_LEVEL: "debug",
    LIMITS: "false",
    METRICS_PORT: METRICS,
    OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR,
  },
});
const { start }: typeof import("../../../src/entry.ts") = await import(
  path.resolve("build/server/index.js")
);
const house = await start(config, { mode: "production", clientFolder: "build/client" });
await house.app.listen({ port: config.PORT, host: config.HOST });
process.once("SIGTERM", () => void house.close().then(() => process.exit(0)));
process.stdout.write("listening\n");
