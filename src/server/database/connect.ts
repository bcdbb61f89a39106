import { Kysely, type LogEvent, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { Connection, Pool } from "./connection.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;

const DATE = 1082;

/** Keep dates as text: the driver's default would parse a night into a Date. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === DATE ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Every request is answered within five seconds, so no database wait may be longer. The server's
 * statement timeout fires first and keeps the connection; the driver's timeout is for a dead one.
 */
const limits = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  query_timeout: 4_000,
  // Transactions do no other I/O, so one that is idle has lost its client.
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
    // Small tables are never analysed. A wrong row estimate makes PostgreSQL start JIT or parallel
    // workers, which takes half a second for a query of a tenth of a millisecond.
    options: "-c jit=off -c max_parallel_workers_per_gather=0",
  });
  return survivingLoss(pool);
}

/** Without timeouts, for long work such as migrations. */
export function createPatientPool(connectionString: string): pg.Pool {
  return survivingLoss(new pg.Pool({ connectionString, max: 3 }));
}

/**
 * Without a listener, a connection closed by the server would crash the process. The next query
 * reconnects.
 */
function survivingLoss(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Called after each statement. */
export type OnStatement = (statement: LogEvent) => void;

export function connect(pool: pg.Pool, onStatement?: OnStatement): Database {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>(onStatement ? { dialect, log: onStatement } : { dialect });
}
