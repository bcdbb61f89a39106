import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../sandbox/free-port.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import type { FaultApp } from "../app.ts";
import { startBuilt, stopBuilt } from "../built-process.ts";
import { slownessNow } from "../machine.ts";
import type { Finding } from "../report.ts";
import { openBalancer } from "./balancer.ts";
import { startLoad } from "./load.ts";

/**
 * Under load, the next release's migrations are applied while the old processes run; then each
 * process is stopped and replaced in turn. No request may fail. On a busy machine
 * the processes have longer until the balancer has to know that they stop.
 */
export async function rollingRestart(
  app: FaultApp,
  { perSecond }: { perSecond: number },
): Promise<Finding> {
  const figure = await slownessNow();
  const settings = { DRAIN_SECONDS: String(Math.ceil(2 * figure)) };
  const start = (port: number) => startBuilt(app, port, { settings });
  const ports = [await freePort(), await freePort()];
  const children = await Promise.all(ports.map(start));
  const balancer = await openBalancer(ports);
  app.payments.setWebhookUrl(`${balancer.url}/payment/webhook`);
  await warmUp(balancer.url);
  const wrong: string[] = [];
  try {
    const load = startLoad(app, balancer.url, perSecond);
    await sleep(1_000);
    const applied = await migrateUnderLoad(app);
    for (const [index, port] of ports.entries()) {
      const code = await stopBuilt(children[index] as ChildProcess);
      if (code !== 0) wrong.push(`a process that was told to stop ended with ${code}`);
      children[index] = await start(port);
      // The balancer must find the new process before the next old one stops.
      await sleep(500);
    }
    const { requests, failed, p99 } = await load.stop();
    wrong.push(...failed);
    for (const complaint of new Set(wrong)) console.log(`  ${complaint}`);
    return {
      trials: requests,
      failures: wrong.length,
      note: `up to ${perSecond} a second, ${applied} migrations and 2 processes replaced, p99 ${Math.round(p99)} ms`,
    };
  } finally {
    await balancer.close();
    await Promise.all(children.map(stopBuilt));
  }
}

/** Warm up: first runs are slow. */
async function warmUp(url: string): Promise<void> {
  for (const path of ["/", "/quarto?id=mar", "/quartos/listarQuartos"]) {
    await Promise.all(
      Array.from({ length: 6 }, async () => (await fetch(`${url}${path}`)).arrayBuffer()),
    );
  }
}

/** A table, columns on busy tables, and a concurrent index: what our migration rules allow. */
async function migrateUnderLoad({ deps }: FaultApp): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-next-"));
  cpSync("migrations", folder, { recursive: true });
  const next = {
    "9001_table.sql": `create table next_release (id uuid primary key, note text);
      alter table booking add column next_release text;`,
    "9002_column.sql":
      "alter table occupied_nights add column next_release boolean not null default false;",
    "9003_index.sql": `-- concurrently
      drop index concurrently if exists booking_of_next_release;
      create index concurrently booking_of_next_release on booking (next_release);`,
  };
  for (const [name, sql] of Object.entries(next)) writeFileSync(path.join(folder, name), sql);
  const applied = await migrate(deps.pool, folder);
  rmSync(folder, { recursive: true });
  return applied.length;
}
