import type { TFunction } from "i18next";
import { guestWords } from "../guest-words.ts";
import { type SearchEntries, searchDefaults } from "./search-entries.ts";

/** '4 hóspedes', '4 hóspedes em 2 quartos' */
export function partyWords(search: SearchEntries, t: TFunction): string {
  const guests = guestWords(search.guests, t);
  const { rooms } = search;
  if (rooms === searchDefaults.rooms) return guests;
  return t("home.rooms.guestsInRooms", {
    guests,
    rooms: t("home.search.roomCount", { count: rooms }),
  });
}
