import { parseArgs } from "node:util";
import { readConfig } from "../../config.ts";
import { makeDeps } from "../make-deps.ts";
import { reconcile } from "./reconcile.ts";

/** After a restore, before the app starts: reconciles with the provider. */
const { values } = parseArgs({ options: { since: { type: "string" } } });
const since = values.since === undefined ? undefined : new Date(values.since);
if (since && Number.isNaN(since.getTime())) {
  console.error("--since needs a time such as 2026-11-15T09:30:00Z");
  process.exit(2);
}
const config = readConfig(process.env);
const deps = makeDeps(config, { poolSize: 3 });
const done = await reconcile(deps, since);
if (!done) console.error("another run is active: nothing was done, retry when it has ended");
const { rows } = await deps.pool.query(
  "select kind, count(*)::int from alert where resolved_at is null group by kind order by kind",
);
for (const { kind, count } of rows) console.log(`${kind}: ${count}`);
console.log(rows.length === 0 ? "no open alerts" : "the owner's dashboard lists them");
deps.mail.close();
await deps.pool.end();
if (!done) process.exit(1);
