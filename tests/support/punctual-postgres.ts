import { afterAll, inject } from "vitest";
import { startPostgres } from "../../sandbox/postgres/start.ts";

/**
 * A server whose own timeouts end: `lock_timeout` and its kin. Under faketime they do not, because a
 * signal that interrupts a wait is handled by the real time (libfaketime does not fake inside calls
 * that it wraps). There the test gets a cluster that keeps the real time.
 */
export async function punctualPostgres(): Promise<string> {
  const { LD_PRELOAD } = process.env;
  if (!process.env.FAKETIME || !LD_PRELOAD) return inject("postgresUrl");
  delete process.env.LD_PRELOAD;
  try {
    const { url, stop } = await startPostgres();
    afterAll(stop);
    return url;
  } finally {
    process.env.LD_PRELOAD = LD_PRELOAD;
  }
}
