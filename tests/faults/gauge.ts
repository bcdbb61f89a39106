import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";

/**
 * A fixed piece of work, timed on every message: hashing and short statements, as much as a large
 * call needs. It runs in its own thread, where stalls of the run's thread do not count.
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

// The first run compiles the code.
await work();
parentPort?.on("message", async () => {
  const started = performance.now();
  await work();
  parentPort?.postMessage(performance.now() - started);
});
