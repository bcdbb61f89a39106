import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../sandbox/free-port.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import type { FaultApp } from "../app.ts";
import type { Finding } from "../report.ts";
import { until } from "../until.ts";
import { openBalancer } from "./balancer.ts";
import { startLoad } from "./load.ts";

/**
 * Under load, the next release's migrations are applied while the old processes run; then each
 * process is stopped and replaced in turn. No request may fail.
 */
export async function rollingRestart(
  app: FaultApp,
  { perSecond }: { perSecond: number },
): Promise<Finding> {
  const ports = [await freePort(), await freePort()];
  const children = await Promise.all(ports.map((port) => startProcess(app, port)));
  const balancer = await openBalancer(ports);
  app.payments.setWebhookUrl(`${balancer.url}/payment/webhook`);
  await warmUp(balancer.url);
  const wrong: string[] = [];
  try {
    const load = startLoad(app, balancer.url, perSecond);
    await sleep(1_000);
    const applied = await migrateUnderLoad(app);
    for (const [index, port] of ports.entries()) {
      const code = await stopProcess(children[index] as ChildProcess);
      if (code !== 0) wrong.push(`a process that was told to stop ended with ${code}`);
      children[index] = await startProcess(app, port);
      // The balancer has to find the new one before the other goes.
      await sleep(500);
    }
    const { requests, failed, p99 } = await load.stop();
    wrong.push(...failed);
    for (const complaint of new Set(wrong)) console.log(`  ${complaint}`);
    return {
      trials: requests,
      failures: wrong.length,
      note: `${perSecond} a second, ${applied} migrations and 2 processes replaced, p99 ${Math.round(p99)} ms`,
    };
  } finally {
    await balancer.close();
    await Promise.all(children.map(stopProcess));
  }
}

async function startProcess(app: FaultApp, port: number): Promise<ChildProcess> {
  const child = spawn("node", [path.resolve("tests/faults/built-app.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      SITE: "http://localhost:3000",
      DATABASE: app.deps.config.DATABASE_URL,
      PAYMENTS: app.payments.url,
      SMTP: app.mail.smtpUrl,
      SETTINGS: JSON.stringify({ LOG_LEVEL: "silent", DRAIN_SECONDS: "1" }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  await until(() => isReady().catch(() => false), 60_000);
  return child;
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await gone;
  return code;
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
