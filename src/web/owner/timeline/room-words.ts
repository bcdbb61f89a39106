import type { ChangePreview, RoomPreview } from "../../../contract/owner/timeline.ts";
import { formatMoney } from "../../../domain/money.ts";
import { worthOf } from "../stay-change/choice-words.ts";
import { isPossible } from "./change-terms.tsx";
import { takersWords } from "./timeline-words.ts";

/** 'R$ 200 a mais', by the price list */
export function worthWords(terms: ChangePreview, isPresent = false): string {
  const worth = worthOf(terms);
  if (worth === 0) return isPresent ? "onde está" : "mesmo preço";
  const amount = formatMoney(Math.abs(worth), "pt-BR");
  return `${isPresent ? "onde está, " : ""}${amount} ${worth > 0 ? "a mais" : "a menos"}`;
}

/** Why a room is not offered. */
export function obstacleWords({ takers }: ChangePreview, timeZone: string): string {
  if (takers.length > 0) return takersWords(takers, timeZone);
  return "Esse quarto não acomoda tanta gente.";
}

/** Free rooms, the present one first, then the cheapest; and those that are not. */
export function sortRooms(rooms: readonly RoomPreview[], present: string) {
  const rank = ({ listingId, preview }: RoomPreview) =>
    listingId === present ? Number.NEGATIVE_INFINITY : worthOf(preview);
  return {
    free: rooms
      .filter(({ preview }) => isPossible(preview))
      .toSorted((one, other) => rank(one) - rank(other)),
    others: rooms.filter(({ preview }) => !isPossible(preview)),
  };
}
