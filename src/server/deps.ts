import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "./database/connect.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { MailTransport } from "./smtp/transport.ts";
import type { Metrics } from "./watch/metrics.ts";
import type { Tracing } from "./watch/tracing.ts";

/** What the house runs on. Made once in main, handed to every verb. */
export type Deps = {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly mail: MailTransport;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** There only when the settings name somebody who collects traces. */
  readonly tracing?: Tracing;
  /** There only when the settings name a port for them. */
  readonly metrics?: Metrics;
};
