import type { Guests } from "../domain/guests.ts";
import type { Language } from "../domain/language.ts";
import { plural } from "./quote-words.ts";

/** '2 adultos, 1 criança até 12 anos' */
export function guestsInWords(guests: Guests, language: Language): string {
  const { adults, childrenUpTo12: young, childrenAbove12: older } = guests;
  const isPortuguese = language === "pt-BR";
  return [
    isPortuguese ? plural(adults, "adulto", "adultos") : plural(adults, "adult", "adults"),
    young > 0 &&
      (isPortuguese
        ? `${plural(young, "criança", "crianças")} até 12 anos`
        : `${plural(young, "child", "children")} up to age 12`),
    older > 0 &&
      (isPortuguese
        ? `${plural(older, "jovem", "jovens")} acima de 12 anos`
        : `${plural(older, "child", "children")} over 12`),
  ]
    .filter(Boolean)
    .join(", ");
}
