import { spawn } from "node:child_process";
import { once } from "node:events";
import { startCollector } from "../../../sandbox/collector/start.ts";
import { freePort } from "../../../sandbox/free-port.ts";
import type { FaultApp } from "../app.ts";
import { until } from "../until.ts";
import { startQuotingMailServer } from "./mail-server.ts";

export type WatchedApp = {
  readonly url: string;
  readonly mails: readonly string[];
  /** Stops the app and returns all its outputs by place. */
  tellAll(): Promise<Record<string, string>>;
};

type Surroundings = {
  /** Instead of a mail server that quotes. */
  readonly smtpUrl?: string;
  readonly paymentsUrl?: string;
  readonly settings?: Record<string, string>;
};

/** Runs the app in its own process and captures all its output. */
export async function watchApp(
  app: FaultApp,
  { smtpUrl, paymentsUrl = app.payments.url, settings }: Surroundings = {},
): Promise<WatchedApp> {
  await keepQueue(app);
  const mail = smtpUrl ? { url: smtpUrl, mails: [], close() {} } : await startQuotingMailServer();
  const collector = await startCollector();
  const [port, metrics] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["tests/faults/built-app.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE: app.deps.config.DATABASE_URL,
      PAYMENTS: paymentsUrl,
      SMTP: mail.url,
      SETTINGS: JSON.stringify({
        LOG_LEVEL: "debug",
        DRAIN_SECONDS: "0",
        METRICS_PORT: String(metrics),
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        ...settings,
      }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      log += text;
    });
  await until(async () => log.includes("listening"), 30_000);
  const url = `http://127.0.0.1:${port}`;
  app.payments.setWebhookUrl(`${url}/payment/webhook`);
  return {
    url,
    mails: mail.mails,
    async tellAll() {
      const metric = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      const queue = await readQueue(app);
      const trace = collector.bodies().join("\n");
      await collector.close();
      mail.close();
      return { log, metric, trace, queue };
    },
  };
}

/** A trigger copies every state of every job. */
async function keepQueue({ deps }: FaultApp): Promise<void> {
  await deps.pool.query(`
    create table job_seen (line text);
    create function keep_job() returns trigger language plpgsql as $$
      begin insert into public.job_seen values (new::text); return null; end $$;
    create trigger keep_job after insert or update on graphile_worker._private_jobs
      for each row execute function keep_job();
  `);
}

async function readQueue({ deps }: FaultApp): Promise<string> {
  const { rows } = await deps.pool.query<{ line: string }>("select line from job_seen");
  return rows.map(({ line }) => line).join("\n");
}
