import type { Deps } from "../deps.ts";

const RECONCILER_LOCK = 7_402_115;

/**
 * Runs the work unless another process does, and says whether it ran. A session-level advisory
 * lock: it is released when the connection or the process dies.
 */
export async function inOneRun(deps: Deps, work: () => Promise<void>): Promise<boolean> {
  const connection = await deps.pool.connect();
  try {
    const { rows } = await connection.query<{ ours: boolean }>(
      "select pg_try_advisory_lock($1) as ours",
      [RECONCILER_LOCK],
    );
    if (!rows[0]?.ours) return false;
    await work();
    return true;
  } finally {
    const unlocked = connection.query("select pg_advisory_unlock_all()");
    // A connection that does not respond is closed, and its lock is released.
    connection.release(await unlocked.then(() => undefined).catch((error: Error) => error));
  }
}
