import type { RoomParty } from "../../../contract/api.ts";
import type {
  OfferedCombination,
  OfferedRoom,
  RoomsOffer,
} from "../../../contract/owner/room-offers.ts";
import { channelNames } from "../../../contract/owner/words.ts";
import { type Guests, guestCount } from "../../../domain/guests.ts";
import type { Centavos } from "../../../domain/money.ts";
import type { QuoteLine } from "../../../domain/quote.ts";
import { takersWords } from "../timeline/timeline-words.ts";
import { listWords, plural } from "../ui/words.ts";
import type { BookingDraft } from "./booking-draft.ts";

/** A room, or rooms together, that can be booked with one tap. */
export type Choice = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly parties: readonly RoomParty[];
  readonly total: Centavos;
  /** What the total is made of. */
  readonly lines: readonly QuoteLine[];
};

/** Single rooms first; together only where no single one takes the party. */
export function choicesOf({ rooms, combinations }: RoomsOffer, guests: Guests): Choice[] {
  return [...rooms.flatMap((room) => roomChoice(room, guests)), ...combinations.map(together)];
}

function roomChoice(room: OfferedRoom, guests: Guests): Choice[] {
  const { listingId, name, total, lines } = room;
  if (total === null || !isToHave(room)) return [];
  const parties = [{ listingId, guests }];
  return [{ key: listingId, name, note: noteOf(room), parties, total, lines }];
}

/** Free, or taken by a portal's nameless guest whom this booking completes. */
function isToHave({ takers, completes }: OfferedRoom): boolean {
  return takers.length === 0 || completes !== null;
}

function noteOf({ capacity, published, completes }: OfferedRoom): string {
  if (completes) {
    const from = completes === "other" ? "de outro site" : `do ${channelNames[completes]}`;
    return `Veio ${from} e ainda não tem nome; o preço é o de lá`;
  }
  return `até ${plural(capacity, "pessoa", "pessoas")}${published ? "" : ", fora do site"}`;
}

function together({ rooms, total, lines }: OfferedCombination): Choice {
  return {
    key: rooms.map(({ listingId }) => listingId).join("+"),
    name: rooms.map(({ name }) => name).join(" + "),
    note: listWords(rooms.map(({ guests }) => plural(guestCount(guests), "pessoa", "pessoas"))),
    parties: rooms.map(({ listingId, guests }) => ({ listingId, guests })),
    total,
    lines,
  };
}

/** What would be booked now. */
export function chosenIn(offer: RoomsOffer, draft: BookingDraft): Choice | null {
  if (draft.picked) return offer.together && together(offer.together);
  return choicesOf(offer, draft.guests).find(({ key }) => key === draft.chosen) ?? null;
}

/** Rooms that can be booked beside another one. */
export function roomsToPick({ rooms }: RoomsOffer): OfferedRoom[] {
  return rooms.filter(({ takers, wholeHouse }) => takers.length === 0 && !wholeHouse);
}

/** Why a room is not offered; null if it is. */
export function obstacleIn(room: OfferedRoom, timeZone: string): string | null {
  if (!isToHave(room)) return takersWords(room.takers, timeZone);
  if (room.total !== null) return null;
  return `Acomoda até ${plural(room.capacity, "pessoa", "pessoas")}.`;
}

/** What is missing until the picked rooms can be booked; null if nothing is. */
export function pickWords(offer: RoomsOffer, draft: BookingDraft): string | null {
  const picked = offer.rooms.filter(({ listingId }) => draft.picked?.includes(listingId));
  if (picked.length < 2) return "Escolha os quartos, pelo menos dois.";
  if (offer.together) return null;
  const beds = picked.reduce((sum, { capacity }) => sum + capacity, 0);
  const people = guestCount(draft.guests);
  if (beds < people) return `Juntos acomodam ${beds}, e são ${people} pessoas. Some outro quarto.`;
  if (draft.guests.adults < picked.length) return "Cada quarto precisa de um adulto.";
  return "Esses quartos não se vendem juntos. Escolha outros.";
}
