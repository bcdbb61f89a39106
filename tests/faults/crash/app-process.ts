import { machineNow } from "../../../sandbox/clock.ts";
import { sandboxConfig } from "../../../sandbox/config.ts";
import { createApp } from "../../../src/app.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { connect, createPool } from "../../../src/server/database/connect.ts";
import { ANSWERED_WITHIN_MS } from "../../../src/server/deadline.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { answerErrors } from "../../../src/server/http/answer-errors.ts";
import { createLog } from "../../../src/server/http/log.ts";
import { createDecoder } from "../../../src/server/media/decoder.ts";
import { openPayments } from "../../../src/server/payments/open-payments.ts";
import { createMailTransport } from "../../../src/server/smtp/transport.ts";
import { runJobs } from "../../../src/server/worker/run-jobs.ts";
import { dieWhenTold, poolWithPoints, withPoints } from "./points.ts";

/** A whole house in a process of its own, that dies at the point it is told to. */
const { PORT = "0", DATABASE = "", PAYMENTS = "", SMTP = "" } = process.env;
const config = sandboxConfig({
  siteUrl: `http://127.0.0.1:${PORT}`,
  databaseUrl: DATABASE,
  paymentsUrl: PAYMENTS,
  smtpUrl: SMTP,
  mediaFolder: "sample/photos",
  overrides: { LOG_LEVEL: "silent", LIMITS: "false" },
});
const pass = dieWhenTold();
const pool = createPool(DATABASE, 10);
const log = createLog("silent");
const deps: Deps = {
  config,
  pool,
  db: connect(poolWithPoints(pool, pass)),
  payments: withPoints("payments", openPayments(config, machineNow), pass),
  mail: withPoints("mail", createMailTransport(config), pass),
  clock: machineNow,
  decoder: createDecoder(log),
  log,
};
const http = await createApp(deps, {
  plugins: [
    async (server) => {
      answerErrors(server);
      const options = { handlerTimeout: ANSWERED_WITHIN_MS };
      server.post<{ Params: { id: string } }>("/cancel/:id", options, async (request) => {
        const cause = { actor: "person:dona", source: "admin" } as const;
        const { state } = await cancelBooking(deps, request.params.id, cause, { who: "guest" });
        return { state };
      });
    },
  ],
});
await runJobs(deps);
await http.listen({ port: Number(PORT), host: "127.0.0.1" });
process.stdout.write("listening\n");
