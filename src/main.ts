import path from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { refuseUnlessLive } from "./refuse-unless-live.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** The production server: `npm run build`, then `npm start`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  refuseUnlessLive(config);
  // React reads it at import, and is several times slower without it.
  process.env.NODE_ENV = "production";
  const bundle = path.resolve("build/server/index.js");
  const { start }: typeof import("./entry.ts") = await import(bundle);
  const app = await start(config, { mode: "production", clientFolder: "build/client" });
  const address = await app.http.listen({ port: config.PORT, host: config.HOST });
  console.log(`listening on ${address}`);

  // Node would print the whole error, with personal data that its message may quote.
  process.on("uncaughtException", (error) => {
    app.deps.log.fatal({ err: error }, "process-failed");
    process.exit(1);
  });
  stopOnSignals(app);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
