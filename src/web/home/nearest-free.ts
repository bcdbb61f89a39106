import type { BrowserApi } from "../../contract/api.ts";
import { nearestFreeStays } from "../../domain/alternatives.ts";
import { addDays, type Day, daysBetween } from "../../domain/day.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import { chosenStay, fits, type RoomSearch } from "./room-search.ts";

export type NearestFree =
  | { readonly kind: "found"; readonly stays: readonly Stay[]; readonly refusal: Refusal }
  /** Nothing free nearby. */
  | { readonly kind: "none"; readonly refusal: Refusal }
  /** No room takes so many people, on any date. */
  | { readonly kind: "too-many" };

/** Why no room accepts the wanted stay even if it is free; null if one does. */
type Refusal = StayRefusal | null;

export type Circumstances = {
  readonly local: { readonly day: Day; readonly time: string };
  readonly sameDayTurnover: boolean;
};

const OFFERED = 2;

/** Checks every room that is large enough, because any of them will do. */
export async function findNearestFree(
  api: Pick<BrowserApi, "listListings" | "getListing" | "listReservedDays">,
  search: RoomSearch,
  { local, sameDayTurnover }: Circumstances,
): Promise<NearestFree> {
  const stay = chosenStay(search);
  if (!stay) return { kind: "none", refusal: null };
  const rooms = (await api.listListings(null)).filter((room) => fits(room, search));
  if (rooms.length === 0) return { kind: "too-many" };
  const wanted = stay.checkIn < local.day ? moveTo(stay, local.day) : stay;
  const perRoom = await Promise.all(
    rooms.map(async ({ id }) => {
      const [listing, reserved] = await Promise.all([api.getListing(id), api.listReservedDays(id)]);
      const known = { reserved: new Set(reserved), sameDayTurnover };
      const refuse = (asked: Stay) =>
        refuseStay(asked, listing.rules, listing.rates.seasons, local, known);
      // Tonight is never suggested, because its booking closes in the evening.
      const isOffered = (free: Stay) => free.checkIn > local.day && refuse(free) === null;
      const stays = nearestFreeStays(wanted, known, isOffered);
      return { stays, refusal: refuse(stay) };
    }),
  );
  const found = perRoom.flatMap(({ stays }) => stays);
  const stays = nearestFirst(found, wanted).slice(0, OFFERED);
  const refusal = mildestOf(
    perRoom.map((room) => room.refusal),
    stay,
  );
  return stays.length > 0 ? { kind: "found", stays, refusal } : { kind: "none", refusal };
}

/** Among rooms with different minimum or maximum stays, the smallest change. */
function mildestOf(refusals: readonly Refusal[], stay: Stay): Refusal {
  const change = (refusal: StayRefusal) =>
    "nights" in refusal ? Math.abs(refusal.nights - nightCount(stay)) : 0;
  const all = refusals.filter((refusal) => refusal !== null);
  const [mildest = null] = all.sort((one, other) => change(one) - change(other));
  return all.length === refusals.length ? mildest : null;
}

function moveTo(stay: Stay, checkIn: Day): Stay {
  return { checkIn, checkOut: addDays(checkIn, nightCount(stay)) };
}

function nearestFirst(stays: readonly Stay[], wanted: Stay): Stay[] {
  const distance = ({ checkIn }: Stay) => Math.abs(daysBetween(wanted.checkIn, checkIn));
  const distinct = new Map(stays.map((stay) => [stay.checkIn, stay]));
  return [...distinct.values()].sort((a, b) => distance(a) - distance(b));
}
