import type { Config } from "../config.ts";
import { connect, createPool } from "./database/connect.ts";
import type { Deps } from "./deps.ts";
import { createLog } from "./http/log.ts";
import { createDecoder } from "./media/decoder.ts";
import { openPayments } from "./payments/open-payments.ts";
import { createMailTransport } from "./smtp/transport.ts";

type Making = { poolSize: number; clock: Deps["clock"] };

/** The caller must close the mail transport and end the pool. */
export function makeDeps(
  config: Config,
  { poolSize = config.DATABASE_POOL_SIZE, clock = Date.now }: Partial<Making> = {},
): Deps {
  const pool = createPool(config.DATABASE_URL, poolSize);
  const log = createLog(config.LOG_LEVEL);
  return {
    config,
    pool,
    db: connect(pool),
    payments: openPayments(config, clock),
    mail: createMailTransport(config),
    decoder: createDecoder(log),
    clock,
    log,
  };
}
