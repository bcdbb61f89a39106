import type { TFunction } from "i18next";
import { type RoomSearch, searchDefaults } from "./room-search.ts";

/** '4 hóspedes', '4 hóspedes em 2 quartos' */
export function partyWords({ people, rooms }: RoomSearch, t: TFunction): string {
  const guests = t("home.search.guests", { count: people });
  if (rooms === searchDefaults.rooms) return guests;
  return t("home.rooms.guestsInRooms", {
    guests,
    rooms: t("home.search.roomCount", { count: rooms }),
  });
}
