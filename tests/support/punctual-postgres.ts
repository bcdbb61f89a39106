import { afterAll, inject } from "vitest";
import { startPostgres } from "../../sandbox/postgres/start.ts";

/**
 * A server whose timeouts (`lock_timeout` and the like) work. Under faketime they do not fire,
 * because a wait that a signal interrupts is handled by the real time (libfaketime does not fake
 * inside calls that it wraps). There the test gets a cluster without faketime.
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
