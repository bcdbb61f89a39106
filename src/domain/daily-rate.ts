const MINUTES_PER_DAY = 24 * 60;

/** Of the 24 hours of a daily rate at most 3 are for cleaning (Portaria MTur 28/2025). */
export const LEAST_MINUTES_OF_USE = 21 * 60;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** 'HH:MM' on a 24-hour clock. */
export function isHour(text: string): boolean {
  return HOUR.test(text);
}

/** How long a guest has the room for one night. */
export function minutesOfUse(checkInTime: string, checkOutTime: string): number {
  return MINUTES_PER_DAY - minutes(checkInTime) + minutes(checkOutTime);
}

/** The latest check-in time that gives a guest 21 hours before `checkOutTime`. */
export function latestCheckIn(checkOutTime: string): string {
  const latest = minutes(checkOutTime) + MINUTES_PER_DAY - LEAST_MINUTES_OF_USE;
  const capped = Math.min(latest, MINUTES_PER_DAY - 1);
  return [Math.floor(capped / 60), capped % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}
