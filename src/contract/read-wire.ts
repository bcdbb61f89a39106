import { type Day, parseDay, todayIn } from "../domain/day.ts";
import { type Centavos, fromReais } from "../domain/money.ts";

/**
 * Reads responses of any server that implements the specification. A field that it does not name
 * may be missing or invalid: that is null here, never an error.
 */

/** A response with unknown fields; anything but an object has none. */
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

/** The readable items; anything but a list is empty. */
export function readList<One>(wire: unknown, read: (one: unknown) => One | null): One[] {
  return Array.isArray(wire) ? wire.map(read).filter((one) => one !== null) : [];
}

const DATE_TIME = /^(.{10})T(\d\d:\d\d.*)$/;
/** Midnight UTC is how programs write a bare date, so it is not converted to local time. */
const NO_HOUR = /^00:00(:00(\.0+)?)?Z$/i;
const ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** A date, or a date-time converted to the property's date. */
export function readDay(wire: unknown, timeZone: () => string): Day | null {
  if (typeof wire !== "string") return null;
  const [, written = wire, time] = DATE_TIME.exec(wire) ?? [];
  const day = parseDay(written);
  if (!time || !day) return day;
  const instant = Date.parse(wire);
  if (Number.isNaN(instant)) return null;
  return NO_HOUR.test(time) || !ZONE.test(time) ? day : todayIn(timeZone(), instant);
}
