import pg from "pg";

const MOST_NAMES = 500;
/** A star that multiplies is followed by what it multiplies, and one that counts stands alone. */
const EVERY_COLUMN = /(?<!\()\*\s*(?:from\b|[,)]|$)/i;
const names = new Map<string, string>();

/**
 * A connection that plans a statement once and keeps the plan: our statements are small, and
 * planning one costs more than running it. A statement that asks for `*` is planned each time,
 * because its plan would fail on every open connection once a migration has added a column.
 */
export class PlanKeeper extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" && hasParameters(values) ? nameOf(text) : undefined;
    const asked = name ? [{ name, text }, values, ...rest] : args;
    return Reflect.apply(super.query, this, asked) as never;
  }
}

function hasParameters(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || EVERY_COLUMN.test(text) || names.size >= MOST_NAMES) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
