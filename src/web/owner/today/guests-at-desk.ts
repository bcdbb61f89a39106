import type { StayAtDesk, Today } from "../../../contract/owner/today.ts";
import { peopleWords } from "../ui/booking-words.ts";
import { plural } from "../ui/words.ts";

/** A guest with those of her rooms that are in the same list today. */
export type GuestAtDesk = StayAtDesk & {
  readonly stays: readonly StayAtDesk[];
  /** False if the same money is shown with her other rooms. */
  readonly showsMoney: boolean;
};

/** The lists of the day, by guest. A guest's money is shown only in the first list that has her. */
export function guestsToday({ arrivals, departures, inHouse, owing }: Today) {
  const met = new Set<string>();
  return {
    arrivals: byGuest(arrivals, met),
    departures: byGuest(departures, met),
    inHouse: byGuest(inHouse, met),
    owing: byGuest(owing, met),
  };
}

export function guestsTomorrow({ tomorrow }: Today) {
  const met = new Set<string>();
  return {
    arrivals: byGuest(tomorrow.arrivals, met),
    departures: byGuest(tomorrow.departures, met),
  };
}

function byGuest(stays: readonly StayAtDesk[], met: Set<string>): GuestAtDesk[] {
  const ids = [...new Set(stays.map(({ bookingId }) => bookingId))];
  return ids.flatMap((id) => {
    const showsMoney = !met.has(id);
    met.add(id);
    return together(
      stays.filter(({ bookingId }) => bookingId === id),
      showsMoney,
    );
  });
}

/** What a card says of all its rooms; nothing without any. */
function together(stays: readonly StayAtDesk[], showsMoney: boolean): GuestAtDesk[] {
  const [first] = stays;
  if (!first) return [];
  const sum = (one: "people" | "children") => stays.reduce((all, stay) => all + stay[one], 0);
  const names = (one: "listingName" | "listingNameToGuest") =>
    stays.map((stay) => stay[one]).join(" + ");
  const days = (one: "checkIn" | "checkOut") => stays.map((stay) => stay[one]).sort();
  return [
    {
      ...first,
      checkIn: days("checkIn")[0] ?? first.checkIn,
      checkOut: days("checkOut").at(-1) ?? first.checkOut,
      listingName: names("listingName"),
      listingNameToGuest: names("listingNameToGuest"),
      roomIds: stays.flatMap(({ roomIds }) => roomIds),
      people: sum("people"),
      children: sum("children"),
      stays,
      showsMoney,
    },
  ];
}

/** 'Quarto Mar', or 'Quarto Mar (1 dos 2 quartos)' if the others are in another list. */
export function roomsNamed(guest: GuestAtDesk): string {
  const { listingName, stays, roomCount } = guest;
  return stays.length < roomCount ? `${listingName} (${roomsCounted(guest)})` : listingName;
}

/** '2 quartos', or '2 dos 3 quartos' */
export function roomsCounted({ stays, roomCount }: GuestAtDesk): string {
  if (stays.length < roomCount) return `${stays.length} dos ${roomCount} quartos`;
  return plural(roomCount, "quarto", "quartos");
}

/** Empty while the number of people is unknown. */
export const peopleIn = ({ people, children }: Pick<StayAtDesk, "people" | "children">) =>
  people === 0 ? [] : [peopleWords(people, children)];
