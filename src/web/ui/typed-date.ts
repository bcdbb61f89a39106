import { type Day, parseDay } from "../../domain/day.ts";

/** The format of both inputs: placeholder, parsing and display follow it. */
export const typedDateFormat = "MM/DD/YYYY";

export const { read: readTypedDate, write: writeTypedDate } = typedDates(typedDateFormat);

export function typedDates(format: string) {
  const names = format.split("/");
  // Most guests write the day first: accept it where month first makes no valid date.
  const dayFirst = names.map((name) => ({ MM: "DD", DD: "MM" })[name] ?? name);
  // Some tablets' number pads have no slash: accept bare digits in the same order.
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
