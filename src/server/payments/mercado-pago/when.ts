const HOUR_MS = 60 * 60_000;
const OFFSET_HOURS = 3;

/** With milliseconds and an offset, because 'Z' is refused. */
export function writeTime(instant: Date): string {
  const shifted = new Date(instant.getTime() - OFFSET_HOURS * HOUR_MS);
  return shifted.toISOString().replace("Z", `-0${OFFSET_HOURS}:00`);
}
