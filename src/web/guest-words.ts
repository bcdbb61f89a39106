import type { TFunction } from "i18next";
import { type Guests, guestCount } from "../domain/guests.ts";

/** '2 hóspedes'; with children '2 adultos, 1 criança' */
export function guestWords(guests: Guests, t: TFunction): string {
  const { adults } = guests;
  const children = guestCount(guests) - adults;
  if (children === 0) return t("home.search.guests", { count: adults });
  const words = [
    t("home.search.adults", { count: adults }),
    t("home.search.children", { count: children }),
  ];
  return words.join(", ");
}
