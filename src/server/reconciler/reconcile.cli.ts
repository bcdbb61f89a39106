import { parseArgs } from "node:util";
import { readConfig } from "../../config.ts";
import { connect, createPool } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { createLog } from "../http/log.ts";
import { createMailTransport } from "../mail/transport.ts";
import { createStripeProvider } from "../payments/stripe.ts";
import { reconcile } from "./reconcile.ts";

/** After a restore and before the house opens: brings our books to where the provider's are. */
const { values } = parseArgs({ options: { since: { type: "string" } } });
const since = values.since === undefined ? undefined : new Date(values.since);
if (since && Number.isNaN(since.getTime())) {
  console.error("--since wants a time such as 2026-11-15T09:30:00Z");
  process.exit(2);
}
const config = readConfig(process.env);
const pool = createPool(config.DATABASE_URL, 2);
const deps: Deps = {
  config,
  pool,
  db: connect(pool),
  payments: createStripeProvider(config),
  mail: createMailTransport(config),
  clock: Date.now,
  log: createLog(config.LOG_LEVEL),
};
await reconcile(deps, since);
const { rows } = await pool.query(
  "select kind, count(*)::int from alert where resolved_at is null group by kind order by kind",
);
for (const { kind, count } of rows) console.log(`${kind}: ${count}`);
console.log(rows.length === 0 ? "nothing to look at" : "the owner's dashboard lists them");
deps.mail.close();
await pool.end();
