import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { FaultApp } from "./app.ts";
import { until } from "./until.ts";

/** The production build on an app's database, in a process of its own. */
export async function startBuilt(
  app: FaultApp,
  port: number,
  {
    site = "http://localhost:3000",
    settings = {},
  }: { readonly site?: string; readonly settings?: Record<string, string> } = {},
): Promise<ChildProcess> {
  const child = spawn("node", [path.resolve("tests/faults/built-app.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      SITE: site,
      DATABASE: app.deps.config.DATABASE_URL,
      PAYMENTS: app.payments.url,
      SMTP: app.mail.smtpUrl,
      SETTINGS: JSON.stringify({ LOG_LEVEL: "silent", DRAIN_SECONDS: "0", ...settings }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  await until(() => isReady().catch(() => false), 60_000);
  return child;
}

export async function stopBuilt(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await gone;
  return code;
}
