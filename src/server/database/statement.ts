import { CompiledQuery, type RawBuilder } from "kysely";
import type { Database, Tx } from "./connect.ts";

/** Placeholder for an argument while the text is made. */
class Slot<Args> {
  readonly name: keyof Args;

  constructor(name: keyof Args) {
    this.name = name;
  }
}

/**
 * A statement whose text is made once, at its first run: for the small statements of a busy call,
 * making the text costs more than running it. Arguments may be used only as values of the
 * statement; everything else is fixed text.
 */
export function statement<Row, Args extends object = Record<never, never>>(
  make: (args: Args) => RawBuilder<Row>,
): (db: Database | Tx, args: Args) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined;
  return async (db, args) => {
    made ??= make(slots<Args>()).compile(db);
    const values = made.parameters.map((one) =>
      one instanceof Slot ? args[one.name as keyof Args] : one,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(made.sql, values));
    return rows;
  };
}

function slots<Args extends object>(): Args {
  const get = (_: unknown, name: string | symbol) => new Slot<Args>(name as keyof Args);
  return new Proxy({}, { get }) as Args;
}
