import type { PropertyProblem, PropertyProblems } from "../../contract/owner/property.ts";

type Check = PropertyProblem | null;
type Checks = Readonly<Record<string, Check>>;

export function problemsIn(checks: Checks): PropertyProblems {
  const found = Object.entries(checks).filter(([, problem]) => problem !== null);
  return Object.fromEntries(found) as PropertyProblems;
}

const LINE = 120;
const PARAGRAPH = 1_200;

/** A required single line. */
export function line(text: string): Check {
  return text.trim() === "" ? "missing" : atMost(text, LINE);
}

export const optionalLine = (text: string): Check => atMost(text, LINE);

export function paragraph(text: string): Check {
  return text.trim() === "" ? "missing" : atMost(text, PARAGRAPH);
}

/** The English version of a text; if empty, the Portuguese one is shown. */
export const optional = (text: string): Check => atMost(text, PARAGRAPH);

function atMost(text: string, longest: number): Check {
  return text.length > longest ? "too-long" : null;
}

export function within(number: number, least: number, most: number): Check {
  return number >= least && number <= most ? null : "out-of-range";
}

export function wholeWithin(number: number, least: number, most: number): Check {
  return Number.isInteger(number) ? within(number, least, most) : "out-of-range";
}

/** Prefixes the checks of a part with its path: 'photo.alt'. */
export function under(path: string, checks: Checks): Checks {
  return Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [`${path}.${name}`, check]),
  );
}

/** Prefixes the checks of each item with its index: 'photos.2.alt'. */
export function each<T>(path: string, list: readonly T[], checks: (item: T) => Checks): Checks {
  const all = list.map((item, index) => under(`${path}.${index}`, checks(item)));
  return Object.assign({}, ...all);
}

/** A title and a text in both languages. */
export function titledInBoth(part: {
  pt: { title: string; text: string };
  en: { title: string; text: string };
}): Checks {
  return {
    "pt.title": line(part.pt.title),
    "pt.text": paragraph(part.pt.text),
    "en.title": optional(part.en.title),
    "en.text": optional(part.en.text),
  };
}
