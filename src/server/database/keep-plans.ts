import pg from "pg";

const MOST_NAMES = 500;
/** Tells `select *` from multiplication, which has an operand after it, and from count(*). */
const EVERY_COLUMN = /(?<!\()\*\s*(?:from\b|[,)]|$)/i;
const QUERY = /^\s*select\b[^;]*$/i;
const names = new Map<string, string>();

/**
 * Uses named prepared statements: our statements are small, and planning costs more than running.
 * Statements with `select *` are not prepared, because a cached plan fails on every open connection
 * once a migration has added a column.
 */
export class PlanKeeper extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" && isPlanned(text, values) ? nameOf(text) : undefined;
    const asked = name ? [{ name, text }, values, ...rest] : args;
    return Reflect.apply(super.query, this, asked) as never;
  }
}

/**
 * Without parameters only queries are prepared: `begin` and texts with several statements cannot
 * be.
 */
function isPlanned(text: string, values: unknown): boolean {
  return Array.isArray(values) && (values.length > 0 || QUERY.test(text));
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || EVERY_COLUMN.test(text) || names.size >= MOST_NAMES) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
