import { type Day, parseDay } from "../../domain/day.ts";

/** How dates are typed and shown in the two inputs: placeholder, reading and writing follow it. */
export const typedDateFormat = "MM/DD/YYYY";

/** Number pads of some tablets have no slash: eight bare digits are a date too. */
const bareDigits = new RegExp(
  `^${typedDateFormat
    .split("/")
    .map(({ length }) => `(\\d{${length}})`)
    .join("")}$`,
);

export function readTypedDate(text: string): Day | null {
  const parts = text.trim().replace(bareDigits, "$1/$2/$3").split("/");
  const part = (name: string) => parts[typedDateFormat.split("/").indexOf(name)] ?? "";
  const year = part("YYYY");
  if (year.length !== 4) return null;
  return parseDay(`${year}-${part("MM").padStart(2, "0")}-${part("DD").padStart(2, "0")}`);
}

export function writeTypedDate(day: Day): string {
  const [year = "", month = "", dayOfMonth = ""] = day.split("-");
  return typedDateFormat.replace("YYYY", year).replace("MM", month).replace("DD", dayOfMonth);
}
