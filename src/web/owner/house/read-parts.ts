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

/** The items of a list, counted by a field that each of them has. */
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
