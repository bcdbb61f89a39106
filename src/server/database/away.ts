/**
 * The database could not be reached, went away in mid-sentence or did not answer in time. What was
 * being written may or may not be there: whoever asks again finds out by its key, nobody repeats it
 * blindly.
 */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  /** The word by which the job queue knows that waiting helps; anything else it dies of. */
  readonly code = "ETIMEDOUT";

  constructor(cause: unknown) {
    super("the database is away", { cause });
  }
}

/** Connection failures, shutdown or crash of the server, too many connections, idle for too long. */
const LOST = /^(08...|57P0.|53300|25P03|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;
/** The server gave up on the statement alone. */
const TOO_SLOW = "57014";
/** The driver's own failures have no code, only a sentence. */
const LOST_SENTENCES = [
  "Query read timeout",
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Client was closed",
];

/** Whether the connection is of no more use. */
export function isLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return LOST.test(code) || LOST_SENTENCES.some((sentence) => message.startsWith(sentence));
}

/** A failure in the house's own words: away, or what it was. */
export function inOurWords(error: unknown): unknown {
  if (error instanceof DatabaseAway) return error;
  const tooSlow = (error as { code?: string }).code === TOO_SLOW;
  return tooSlow || isLost(error) ? new DatabaseAway(error) : error;
}
