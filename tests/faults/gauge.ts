import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";

/**
 * A fixed piece of work, timed on every message: as much as a busy call has, hashing and short
 * statements. In a thread of its own, where the run's stalls do not count.
 */
const HASHES = 25_000;
const STATEMENTS = 50;

const database = new pg.Client({ connectionString: workerData });
await database.connect();

async function work(): Promise<void> {
  let hash = Buffer.alloc(32);
  for (let n = 0; n < HASHES; n++) hash = createHash("sha256").update(hash).digest();
  for (let n = 0; n < STATEMENTS; n++) await database.query("select 1");
}

// The first time compiles it.
await work();
parentPort?.on("message", async () => {
  const started = performance.now();
  await work();
  parentPort?.postMessage(performance.now() - started);
});
