import type { Deps } from "../deps.ts";

const RECONCILER_LOCK = 7_402_115;

/**
 * Does the work unless another process is at it, and says whether it did. The lock lives as long as
 * its connection: a process that dies, or a line that breaks, leaves nothing behind.
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
    // A connection that does not answer is closed, and its lock with it.
    connection.release(await unlocked.then(() => undefined).catch((error: Error) => error));
  }
}
