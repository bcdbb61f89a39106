import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "./database/connect.ts";
import type { Decoder } from "./media/decoder.ts";
import type { Payments } from "./payments/payments.ts";
import type { MailTransport } from "./smtp/transport.ts";
import type { Metrics } from "./watch/metrics.ts";
import type { Tracing } from "./watch/tracing.ts";

/** The app's dependencies. Created once in main and passed to every function. */
export type Deps = {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly payments: Payments;
  readonly mail: MailTransport;
  readonly decoder: Decoder;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** Only if a trace collector is configured. */
  readonly tracing?: Tracing;
  /** Only if a metrics port is configured. */
  readonly metrics?: Metrics;
};
