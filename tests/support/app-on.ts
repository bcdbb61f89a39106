import type { FastifyInstance } from "fastify";
import { identifySamplePictures } from "../../sample/sample-pictures.ts";
import { seedProperty } from "../../sample/seed-property.ts";
import { type ChannelsSandbox, startChannelsSandbox } from "../../sandbox/channels/start.ts";
import { startClock } from "../../sandbox/clock.ts";
import { sandboxConfig } from "../../sandbox/config.ts";
import { type MailSandbox, startMailSandbox } from "../../sandbox/mail/start.ts";
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from "../../sandbox/mercado-pago/start.ts";
import { type StripeSandbox, startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { createApp } from "../../src/app.ts";
import { connect, createPool } from "../../src/server/database/connect.ts";
import type { Deps } from "../../src/server/deps.ts";
import { createLog } from "../../src/server/http/log.ts";
import { createDecoder } from "../../src/server/media/decoder.ts";
import { openPayments } from "../../src/server/payments/open-payments.ts";
import { createMailTransport } from "../../src/server/smtp/transport.ts";

export type TestApp = {
  readonly http: FastifyInstance;
  readonly deps: Deps;
  readonly payments: StripeSandbox;
  /** Only with `TestAppOptions.mercadoPago`. */
  readonly mercadoPago: MercadoPagoSandbox;
  readonly mail: MailSandbox;
  readonly channels: ChannelsSandbox;
  /** Moves the clocks of the app, the payment provider and the portals. */
  passTime(milliseconds: number): void;
  close(): Promise<void>;
};

export type TestAppOptions = {
  readonly seed?: "living" | "empty" | "drafts";
  /** The sample's promotions, which make a price depend on the day. */
  readonly withSeasons?: boolean;
  readonly settings?: Record<string, string>;
  readonly poolSize?: number;
  /** When the app's clock starts, if not at `TEST_NOW`. */
  readonly now?: number;
  /** With the second payment provider. The house still has to choose it: `takeBy`. */
  readonly mercadoPago?: boolean;
};

/** Throws at the first use, with a clear message, if it was not started. */
const absent = new Proxy({} as MercadoPagoSandbox, {
  get() {
    throw new Error("an app without the second provider");
  },
});

/** The server without pages, on a migrated database, with real stand-ins. */
export async function appOn(databaseUrl: string, options: TestAppOptions = {}): Promise<TestApp> {
  const { now: clock, pass: passTime } = startClock(options.now);
  const payments = await startStripeSandbox({
    now: clock,
    retryDelaysMs: [50, 100, 200],
    onOwnAccount: options.settings?.STRIPE_ACCOUNT === "",
  });
  const mercadoPago = options.mercadoPago
    ? await startMercadoPagoSandbox({ now: clock, retryDelaysMs: [50, 100, 200] })
    : null;
  const mail = await startMailSandbox({});
  const channels = await startChannelsSandbox({ now: clock });
  const config = sandboxConfig({
    siteUrl: "http://localhost:3000",
    databaseUrl,
    paymentsUrl: payments.url,
    ...(mercadoPago && { mercadoPagoUrl: mercadoPago.url }),
    smtpUrl: mail.smtpUrl,
    channelsHost: channels.host,
    mediaFolder: "sample/photos",
    overrides: { LOG_LEVEL: "silent", LIMITS: "false", ...options.settings },
  });
  const pool = createPool(databaseUrl, options.poolSize ?? 10);
  const log = createLog(config.LOG_LEVEL);
  const deps: Deps = {
    config,
    pool,
    db: connect(pool),
    payments: openPayments(config, clock),
    mail: createMailTransport(config),
    decoder: createDecoder(log),
    clock,
    log,
  };
  const pictures = await identifySamplePictures();
  await seedProperty(deps.db, {
    as: options.seed ?? "empty",
    now: clock(),
    pictures,
    withSeasons: options.withSeasons ?? false,
  });
  const http = await createApp(deps);
  return {
    http,
    deps,
    payments,
    mercadoPago: mercadoPago ?? absent,
    mail,
    channels,
    passTime,
    async close() {
      await http.close();
      deps.mail.close();
      deps.decoder.close();
      await payments.close();
      await mercadoPago?.close();
      await mail.close();
      await channels.close();
      await pool.end();
    },
  };
}
