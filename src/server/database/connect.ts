import { Kysely, type LogEvent, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { Connection, Pool } from "./connection.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

const DATE = 1082;

/** A night stays the text PostgreSQL sends: the driver's default would make it a Date. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === DATE ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Whoever calls the house is answered within five seconds, so nothing waits longer for the
 * database. The server gives up first and keeps the connection; the driver when the line is dead.
 */
const limits = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  // A transaction waits for nothing but the database: who is idle in one is gone.
  idle_in_transaction_session_timeout: 4_000,
  keepAlive: true,
};

export function createPool(connectionString: string, size: number): pg.Pool {
  const pool = new Pool({
    Client: Connection,
    connectionString,
    max: size,
    types,
    ...limits,
    application_name: "pousada",
    // Tables of a few rows are never analysed, and a guess at their size can make PostgreSQL compile
    // a query for half a second, or start other processes for it, that runs in a tenth of a
    // millisecond.
    options: "-c jit=off -c max_parallel_workers_per_gather=0",
  });
  return survivingLoss(pool);
}

/** For work that takes as long as it must, such as changing tables. */
export function createPatientPool(connectionString: string): pg.Pool {
  return survivingLoss(new pg.Pool({ connectionString, max: 3 }));
}

/** A connection that the server closes must not end the process: the next query reconnects. */
function survivingLoss(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Told of every statement when it is done. */
export type OnStatement = (statement: LogEvent) => void;

export function connect(pool: pg.Pool, onStatement?: OnStatement): Database {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>(onStatement ? { dialect, log: onStatement } : { dialect });
}
