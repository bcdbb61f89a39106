import type { ChosenPhoto } from "../../../contract/owner/house.ts";
import type { Typed } from "./typed.ts";

/** The title and the text of a part, in both languages. */
export function readTitled(typed: Typed, under?: string) {
  const prefix = under ? `${under}.` : "";
  const titled = (language: "pt" | "en") => ({
    title: typed.text(`${prefix}${language}.title`),
    text: typed.text(`${prefix}${language}.text`),
  });
  return { pt: titled("pt"), en: titled("en") };
}

export function readPhoto(typed: Typed, path: string): ChosenPhoto | null {
  const id = typed.text(`${path}.id`);
  if (!id) return null;
  return { id, alt: typed.text(`${path}.alt`), altEn: typed.text(`${path}.altEn`) };
}

/** The parts of a list, as many as the form has of the field that none of them lacks. */
export function readList<T>(
  typed: Typed,
  name: string,
  sure: string,
  read: (path: string) => T,
): T[] {
  const list: T[] = [];
  while (typed.has(`${name}.${list.length}.${sure}`)) list.push(read(`${name}.${list.length}`));
  return list;
}
