const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ["day", DAY, 2 * DAY],
  ["hour", HOUR, HOUR],
  ["minute", MINUTE, MINUTE],
] as const;

const relative = new Intl.RelativeTimeFormat("pt-BR");

/** 'há 6 minutos', 'há 3 horas'; less than a minute is now. */
export function ago(at: number, now: number): string {
  return inWords(at, now) ?? "agora mesmo";
}

/** 'em 4 minutos' */
export function soon(at: number, now: number): string {
  return (at > now ? inWords(at, now) : null) ?? "em instantes";
}

function inWords(at: number, now: number): string | null {
  const apart = Math.abs(at - now);
  const unit = units.find(([, , from]) => apart >= from);
  if (!unit) return null;
  const [name, length] = unit;
  return relative.format(Math.sign(at - now) * Math.floor(apart / length), name);
}
