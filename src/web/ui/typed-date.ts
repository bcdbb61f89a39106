import { type Day, parseDay } from "../../domain/day.ts";
import type { DateFormat } from "../../domain/property.ts";

export type TypedDate = {
  read(text: string): Day | null;
  write(day: Day): string;
};

/** Typed dates in the house's format: placeholder, parsing and display. */
export function typedDate(format: DateFormat): TypedDate {
  const names = format.split("/");
  // Many guests type the other order: accept it where the house's makes no valid date.
  const swapped = names.map((name) => ({ MM: "DD", DD: "MM" })[name] ?? name);
  // Some tablets' number pads have no slash: accept bare digits in the same order.
  const digits = new RegExp(`^${names.map(({ length }) => `(\\d{${length}})`).join("")}$`);
  return {
    read(text) {
      const parts = text.trim().replace(digits, "$1/$2/$3").split("/");
      return readAs(names, parts) ?? readAs(swapped, parts);
    },
    write(day) {
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
