/** Sets the process's time zone while the work runs. */
export function inZone<T>(timeZone: string, work: () => T): T {
  const { TZ } = process.env;
  process.env.TZ = timeZone;
  try {
    return work();
  } finally {
    process.env.TZ = TZ ?? "UTC";
    if (TZ === undefined) delete process.env.TZ;
  }
}

/**
 * The reference: only a zone's UTC offset comes from the platform; the rest is addition. It shares
 * the zone data with the product, but no calendar, formatting or cache.
 */
export class CivilClock {
  readonly zone: string;
  readonly #names: Intl.DateTimeFormat;

  constructor(zone: string) {
    this.zone = zone;
    this.#names = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  }

  /** The zone's offset from UTC in milliseconds. */
  ahead(instant: number): number {
    const name = this.#names.formatToParts(instant).at(-1)?.value ?? "";
    const [, sign = "+", hours = 0, minutes = 0, seconds = 0] =
      /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name) ?? [];
    const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return sign === "-" ? -ahead : ahead;
  }

  read(instant: number): { day: string; time: string } {
    const there = new Date(instant + this.ahead(instant)).toISOString();
    return { day: there.slice(0, 10), time: there.slice(11, 16) };
  }
}

/** Civil arithmetic in UTC, which has no clock changes. */
export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
