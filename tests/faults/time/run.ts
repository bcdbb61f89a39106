import { addDays, type Day, day, localTime, todayIn } from "../../../src/domain/day.ts";
import { type DayStyle, formatDay } from "../../../src/domain/format-day.ts";
import { formatDate, formatDayOfMonth, formatStay } from "../../../src/domain/format-stay.ts";
import { nightCount } from "../../../src/domain/stay.ts";
import type { Finding } from "../report.ts";
import { CivilClock, daysLater, inZone } from "./platform.ts";
import { midnightsAround, transitions } from "./transitions.ts";
import { dayInWords, stayInWords } from "./words.ts";

const FROM = Date.UTC(1970, 0, 1);
const TO = Date.UTC(2101, 0, 1);
const DAY = 86_400_000;
const PROPERTY_ZONE = "America/Bahia";
const LANGUAGES = ["pt-BR", "en-US"];
const STYLES: readonly DayStyle[] = [
  "long",
  "long-no-year",
  "short",
  "numeric",
  "weekday",
  "day-month",
];

/**
 * 'Today', nights and texts at every clock change on earth between 1970 and 2100, at the midnights
 * around it, and at every midnight of the property.
 */
export function everyClock({ oneZoneIn }: { oneZoneIn: number }): Finding {
  const judge = new Judge();
  const zones = Intl.supportedValuesOf("timeZone").filter(
    (zone, index) => index % oneZoneIn === 0 || zone === PROPERTY_ZONE,
  );
  let set = 0;
  for (const zone of zones) {
    inZone(zone, () => {
      const clock = new CivilClock(zone);
      const found = transitions(clock, FROM, TO);
      set += found.length;
      for (const instant of found) aroundTransition(judge, clock, instant);
    });
  }
  inZone(PROPERTY_ZONE, () => everyNight(judge, new CivilClock(PROPERTY_ZONE), oneZoneIn));
  inZone("Pacific/Kiritimati", () => everyText(judge, oneZoneIn));
  const seen = `${zones.length} zones, ${set} settings of clocks`;
  return {
    trials: judge.trials,
    failures: judge.wrong,
    note: [seen, ...judge.examples].join("; "),
  };
}

class Judge {
  trials = 0;
  wrong = 0;
  readonly examples: string[] = [];

  same(actual: unknown, expected: unknown, what: () => string): void {
    this.trials++;
    if (actual === expected) return;
    this.wrong++;
    if (this.examples.length < 3) this.examples.push(`${what()}: ${actual}, not ${expected}`);
  }
}

function aroundTransition(judge: Judge, clock: CivilClock, instant: number): void {
  const { zone } = clock;
  const turns = [instant, ...midnightsAround(clock, instant)];
  for (const at of turns.flatMap((turn) => [turn - 1, turn])) instantIn(judge, clock, at);
  const from = day(clock.read(instant).day);
  for (const count of [-2, -1, 1, 2]) {
    const to = daysLater(from, count);
    judge.same(addDays(from, count), to, () => `${from} and ${count} days in ${zone}`);
  }
  const checkIn = day(daysLater(from, -1));
  const checkOut = day(daysLater(from, 2));
  judge.same(nightCount({ checkIn, checkOut }), 3, () => `nights from ${checkIn}, ${zone}`);
  const text = formatDay(from, "numeric", "pt-BR");
  judge.same(text, dayInWords(from, "pt-BR").numeric, () => `${from} in ${zone}`);
}

function instantIn(judge: Judge, clock: CivilClock, at: number): void {
  const { zone } = clock;
  const what = () => `${zone} at ${new Date(at).toISOString()}`;
  const expected = clock.read(at);
  judge.same(todayIn(zone, at), expected.day, what);
  judge.same(localTime(zone, at).time, expected.time, what);
}

/** Two midnights around every other noon. */
function everyNight(judge: Judge, clock: CivilClock, oneIn: number): void {
  for (let noon = FROM + DAY / 2; noon < TO; noon += 2 * DAY * oneIn) {
    for (const midnight of midnightsAround(clock, noon)) {
      instantIn(judge, clock, midnight - 1);
      instantIn(judge, clock, midnight);
    }
  }
}

/** Every day's words, with the process as far east as people live. */
function everyText(judge: Judge, oneIn: number): void {
  for (let today = day("1970-01-01"); today < "2101"; today = day(daysLater(today, oneIn))) {
    for (const language of LANGUAGES) {
      const words = dayInWords(today, language);
      for (const style of STYLES) {
        judge.same(formatDay(today, style, language), words[style], () => style);
      }
      judge.same(formatDate(today, language), words.date, () => "date");
      judge.same(formatDayOfMonth(today, "short", language), words["short-day-month"], () => "md");
      everyStay(judge, today, language);
    }
  }
}

function everyStay(judge: Judge, checkIn: Day, language: string): void {
  const checkOut = day(daysLater(checkIn, 3));
  for (const width of ["long", "short"] as const) {
    const words = stayInWords(checkIn, checkOut, width, language);
    judge.same(formatStay({ checkIn, checkOut }, width, language), words, () => "stay");
  }
}
