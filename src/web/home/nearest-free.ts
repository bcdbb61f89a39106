import type { Api } from "../../contract/api.ts";
import { nearestFreeStays } from "../../domain/alternatives.ts";
import { addDays, type Day, daysBetween } from "../../domain/day.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { chosenStay, fits, type RoomSearch } from "./room-search.ts";

export type NearestFree =
  | { readonly kind: "found"; readonly stays: readonly Stay[] }
  /** Nothing free nearby. */
  | { readonly kind: "none" }
  /** No room of the house takes so many people, on any date. */
  | { readonly kind: "too-many" };

const OFFERED = 2;

/** Asks about every room that is large enough, because any of them will do. */
export async function findNearestFree(
  api: Pick<Api, "listListings" | "listReservedDays">,
  search: RoomSearch,
  today: Day,
  sameDayTurnover: boolean,
): Promise<NearestFree> {
  const stay = chosenStay(search);
  if (!stay) return { kind: "none" };
  const rooms = (await api.listListings(null)).filter((room) => fits(room, search));
  if (rooms.length === 0) return { kind: "too-many" };
  const wanted = stay.checkIn < today ? moveTo(stay, today) : stay;
  const perRoom = await Promise.all(
    rooms.map(async ({ id }) => {
      const reserved = new Set(await api.listReservedDays(id));
      // Tonight closes for booking in the evening, so it is never what we send somebody to.
      return nearestFreeStays(wanted, reserved, sameDayTurnover, ({ checkIn }) => checkIn > today);
    }),
  );
  const stays = nearestFirst(perRoom.flat(), wanted).slice(0, OFFERED);
  return stays.length > 0 ? { kind: "found", stays } : { kind: "none" };
}

function moveTo(stay: Stay, checkIn: Day): Stay {
  return { checkIn, checkOut: addDays(checkIn, nightCount(stay)) };
}

function nearestFirst(stays: readonly Stay[], wanted: Stay): Stay[] {
  const distance = ({ checkIn }: Stay) => Math.abs(daysBetween(wanted.checkIn, checkIn));
  const distinct = new Map(stays.map((stay) => [stay.checkIn, stay]));
  return [...distinct.values()].sort((a, b) => distance(a) - distance(b));
}
