import { type Day, parseDay } from "../../domain/day.ts";

/** How dates are typed and shown in the two inputs: placeholder, reading and writing follow it. */
export const typedDateFormat = "MM/DD/YYYY";

export const { read: readTypedDate, write: writeTypedDate } = typedDates(typedDateFormat);

export function typedDates(format: string) {
  const names = format.split("/");
  // Most of our guests write the day first: where only that makes a date, it is meant.
  const dayFirst = names.map((name) => ({ MM: "DD", DD: "MM" })[name] ?? name);
  // Number pads of some tablets have no slash: bare digits in the same order are a date too.
  const digits = new RegExp(`^${names.map(({ length }) => `(\\d{${length}})`).join("")}$`);
  return {
    read(text: string): Day | null {
      const parts = text.trim().replace(digits, "$1/$2/$3").split("/");
      return readAs(names, parts) ?? readAs(dayFirst, parts);
    },
    write(day: Day): string {
      const [year = "", month = "", dayOfMonth = ""] = day.split("-");
      return format.replace("YYYY", year).replace("MM", month).replace("DD", dayOfMonth);
    },
  };
}

function readAs(names: readonly string[], parts: readonly string[]): Day | null {
  const part = (name: string) => parts[names.indexOf(name)] ?? "";
  const year = part("YYYY");
  if (year.length !== 4) return null;
  return parseDay(`${year}-${part("MM").padStart(2, "0")}-${part("DD").padStart(2, "0")}`);
}
