import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { createApp } from "../../src/app.ts";
import { todayIn } from "../../src/domain/day.ts";
import type { Deps } from "../../src/server/deps.ts";
import { createLog } from "../../src/server/http/log.ts";
import { createMailTransport } from "../../src/server/mail/transport.ts";
import { createStripeProvider } from "../../src/server/payments/stripe.ts";
import { identifySamplePictures } from "../../src/server/sample/sample-pictures.ts";
import { seedHouse } from "../../src/server/sample/seed-house.ts";
import { sandboxConfig } from "../config.ts";
import { type MailSandbox, startMailSandbox } from "../mail/start.ts";
import { type PaymentsSandbox, startPaymentsSandbox } from "../payments/start.ts";
import { useTestDatabase } from "./test-database.ts";

export type TestHouse = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly payments: PaymentsSandbox;
  readonly mail: MailSandbox;
  /** Moves the clock of the house and of the payment provider alike. */
  passTime(milliseconds: number): void;
};

export type TestHouseOptions = {
  readonly seed?: "living" | "empty" | "drafts";
  readonly settings?: Record<string, string>;
  readonly poolSize?: number;
};

/** The server without pages, on real PostgreSQL, with real stand-ins, for one test file. */
export async function useTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const database = await useTestDatabase(options.poolSize);
  let shift = 0;
  const clock = () => Date.now() + shift;
  const payments = await startPaymentsSandbox({ now: clock, retryDelaysMs: [50, 100, 200] });
  const mail = await startMailSandbox({});
  const config = sandboxConfig({
    siteUrl: "http://localhost:3000",
    databaseUrl: database.url,
    paymentsUrl: payments.url,
    smtpUrl: mail.smtpUrl,
    mediaFolder: "src/server/sample/photos",
    overrides: { LOG_LEVEL: "silent", ...options.settings },
  });
  const deps: Deps = {
    config,
    pool: database.pool,
    db: database.db,
    payments: createStripeProvider(config),
    mail: createMailTransport(config),
    clock,
    log: createLog(config.LOG_LEVEL),
  };
  const pictures = await identifySamplePictures();
  const today = todayIn("America/Bahia", clock());
  await seedHouse(database.db, { as: options.seed ?? "empty", today, pictures });
  const app = await createApp(deps);
  afterAll(async () => {
    await app.close();
    deps.mail.close();
    await payments.close();
    await mail.close();
  });
  return {
    app,
    deps,
    payments,
    mail,
    passTime: (milliseconds) => {
      shift += milliseconds;
    },
  };
}
