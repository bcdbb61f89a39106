import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { conflictsMet } from "../database/transaction.ts";
import { factGauges } from "./fact-gauges.ts";
import type { WatchedFacts } from "./read-facts.ts";

export type Metrics = {
  noteAnswer(route: string, status: number, seconds: number): void;
  /** In Prometheus text format. */
  text(): Promise<string>;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Sources = {
  readonly pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
  readonly clock: () => number;
  readonly facts: () => Promise<WatchedFacts>;
};

export function createMetrics({ pool, clock, facts }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "pousada_request_duration_seconds",
    help: "From a request's arrival to the end of its response",
    labelNames: ["route", "status"],
    buckets: SECONDS,
    registers,
  });
  countConflicts(registry);
  watchPool(registry, pool);
  const setFacts = factGauges(registry);
  const readable = new Gauge({
    name: "pousada_facts_readable",
    help: "1 if the database answered the query for these figures",
    registers,
  });
  return {
    noteAnswer(route, status, seconds) {
      durations.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    async text() {
      const found = await facts().catch(() => null);
      setFacts(found, clock());
      readable.set(found ? 1 : 0);
      return registry.metrics();
    },
  };
}

function countConflicts(registry: Registry): void {
  const conflicts = new Counter({
    name: "pousada_database_conflicts_total",
    help: "Deadlocks (40P01), serialization failures (40001) and lock timeouts (55P03)",
    labelNames: ["code"],
    registers: [registry],
    collect() {
      conflicts.reset();
      for (const code of ["40P01", "40001", "55P03"]) {
        conflicts.inc({ code }, conflictsMet.get(code) ?? 0);
      }
    },
  });
}

function watchPool(registry: Registry, pool: Sources["pool"]): void {
  const connections = new Gauge({
    name: "pousada_pool_connections",
    help: "Database connections, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      connections.set({ state: "open" }, pool.totalCount);
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
