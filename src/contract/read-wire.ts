import { type Day, parseDay, todayIn } from "../domain/day.ts";
import { type Centavos, fromReais } from "../domain/money.ts";

/**
 * Reads what any server that speaks the specification may send. Fields it does not name may be
 * missing or be something else: that is null here, and never a failure.
 */

/** An answer whose fields may be anything. What is no object has none. */
export function asTold<Field extends string>(wire: unknown): { readonly [F in Field]?: unknown } {
  return typeof wire === "object" && wire !== null ? wire : {};
}

export function readText(wire: unknown): string | null {
  return typeof wire === "number" || (typeof wire === "string" && wire) ? String(wire) : null;
}

export function readNumber(wire: unknown): number | null {
  const number = typeof wire === "string" && wire.trim() ? Number(wire) : wire;
  return Number.isFinite(number) ? (number as number) : null;
}

export function readMoney(wire: unknown): Centavos | null {
  const reais = readNumber(wire);
  return reais === null ? null : fromReais(reais);
}

/** What can be read of a list; what is no list is an empty one. */
export function readList<One>(wire: unknown, read: (one: unknown) => One | null): One[] {
  return Array.isArray(wire) ? wire.map(read).filter((one) => one !== null) : [];
}

const DATE_TIME = /^(.{10})T(\d\d:\d\d.*)$/;
/** How programs write a day that has no hour: nobody means nine in the evening before. */
const NO_HOUR = /^00:00(:00(\.0+)?)?Z$/i;
const ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** A day, or the day at the property that a date and time falls on. */
export function readDay(wire: unknown, timeZone: () => string): Day | null {
  if (typeof wire !== "string") return null;
  const [, written = wire, time] = DATE_TIME.exec(wire) ?? [];
  const day = parseDay(written);
  if (!time || !day) return day;
  const instant = Date.parse(wire);
  if (Number.isNaN(instant)) return null;
  return NO_HOUR.test(time) || !ZONE.test(time) ? day : todayIn(timeZone(), instant);
}
