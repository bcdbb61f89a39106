import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import type { Config } from "../../config.ts";
import { connect, createPool } from "../database/connect.ts";
import type { Metrics } from "./metrics.ts";
import { readFacts } from "./read-facts.ts";

const FRESH_MS = 5_000;
/** Shorter than Prometheus's scrape timeout. */
const PATIENCE_MS = 3_000;
const REQUEST_TIMEOUT_MS = 10_000;

type Watched = { readonly config: Config; readonly pool: pg.Pool; readonly clock: () => number };

export type OpenMetrics = {
  readonly metrics: Metrics;
  readonly url: string;
  close(): Promise<void>;
};

/**
 * Metrics, if a port is configured, on a separate listener: the public one has no such route, so a
 * misconfigured proxy cannot expose them. They use a separate database connection, so that an
 * exhausted pool still shows up.
 */
export async function openMetrics({ config, pool, clock }: Watched): Promise<OpenMetrics | null> {
  if (config.METRICS_PORT === undefined) return null;
  const { createMetrics } = await import("./metrics.ts");
  const own = createPool(config.DATABASE_URL, 1);
  const db = connect(own);
  const facts = rememberFor(FRESH_MS, () => within(PATIENCE_MS, readFacts(db, clock())));
  const metrics = createMetrics({ pool, clock, facts });
  const server = listener(metrics);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.METRICS_PORT, config.METRICS_HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    metrics,
    url: `http://${config.METRICS_HOST}:${port}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await own.end();
    },
  };
}

function listener(metrics: Metrics): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("timed out")), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Caches one reading for this long, also a failed one, so that frequent requests cost nothing. */
export function rememberFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!last || performance.now() >= last.until) {
      last = { value: read(), until: performance.now() + milliseconds };
    }
    return last.value;
  };
}
