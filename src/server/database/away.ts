/**
 * The database was unreachable, dropped the connection or timed out. A write in flight may or may
 * not have been committed. So the caller must look it up by its key before writing again.
 */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** graphile-worker retries its connection on this code and stops on any other. */
  readonly code = "ETIMEDOUT";

  constructor(cause: unknown) {
    super("the database is unavailable", { cause });
  }
}

/**
 * Connection failures, server shutdown or crash, too many connections, a database that is closed
 * for maintenance, idle-in-transaction timeout.
 */
const LOST = /^(08...|57P0.|53300|55000|25P03|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;
/** statement_timeout: the connection is still usable. */
const TOO_SLOW = "57014";
/** The driver's own errors have a message but no code. */
const LOST_SENTENCES = [
  "Query read timeout",
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Client was closed",
];

/** Whether the connection can no longer be used. */
export function isLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return LOST.test(code) || LOST_SENTENCES.some((sentence) => message.startsWith(sentence));
}

/** Maps driver and server errors that mean 'unavailable' to DatabaseAway. */
export function inOurWords(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error;
  const tooSlow = (error as { code?: string }).code === TOO_SLOW;
  return tooSlow || isLost(error) ? new DatabaseAway(error) : error;
}
