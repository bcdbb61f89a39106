/** Dates in words, written by hand for both languages. */
type Words = {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  short(word: string): string;
  monthDay(day: number, month: string): string;
  stay(from: string, to: string, days: readonly [number, number], sameMonth: boolean): string;
};

const pt: Words = {
  months:
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
      " ",
    ),
  weekdays: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado".split(
    " ",
  ),
  short: (word) => `${word.slice(0, 3)}.`,
  monthDay: (day, month) => `${day} de ${month}`,
  stay: (from, to, [first], sameMonth) => (sameMonth ? `${first} a ${to}` : `${from} a ${to}`),
};

const en: Words = {
  months:
    "January February March April May June July August September October November December".split(
      " ",
    ),
  weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  short: (word) => word.slice(0, 3),
  monthDay: (day, month) => `${month} ${day}`,
  stay: (from, to, [, last], sameMonth) => (sameMonth ? `${from}–${last}` : `${from} – ${to}`),
};

const languages: Readonly<Record<string, Words>> = { "pt-BR": pt, "en-US": en };

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: string): number {
  return (Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 4) % 7;
}

export function dayInWords(day: string, language: string): Readonly<Record<string, string>> {
  const words = languages[language] as Words;
  const [year = "", month = "", dayOfMonth = ""] = day.split("-");
  const name = words.months[Number(month) - 1] as string;
  const weekday = words.weekdays[weekdayOf(day)] as string;
  const date = words.monthDay(Number(dayOfMonth), name);
  const shortDate = words.monthDay(Number(dayOfMonth), words.short(name));
  const withYear = words === pt ? `${date} de ${year}` : `${date}, ${year}`;
  return {
    long: `${weekday}, ${withYear}`,
    "long-no-year": `${weekday}, ${date}`,
    short: `${words.short(weekday)}, ${shortDate}`,
    numeric: words === pt ? `${dayOfMonth}/${month}/${year}` : `${month}/${dayOfMonth}/${year}`,
    weekday,
    "day-month": date,
    date: withYear,
    "short-day-month": shortDate,
  };
}

export function stayInWords(
  checkIn: string,
  checkOut: string,
  width: "long" | "short",
  language: string,
): string {
  const style = width === "long" ? "day-month" : "short-day-month";
  const [from = "", to = ""] = [checkIn, checkOut].map((day) => dayInWords(day, language)[style]);
  const days = [Number(checkIn.slice(8)), Number(checkOut.slice(8))] as const;
  const words = languages[language] as Words;
  return words.stay(from, to, days, checkIn.slice(0, 7) === checkOut.slice(0, 7));
}
