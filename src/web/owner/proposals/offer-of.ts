import type { RoomsOffer } from "../../../contract/owner/room-offers.ts";
import type { Photo } from "../../../domain/listing.ts";
import type { BookingDraft } from "../new-booking/booking-draft.ts";
import { type Choice, choicesOf } from "../new-booking/choices.ts";

/** A booking can complete a portal's nameless guest; a proposal cannot offer his nights. */
export function offerToPropose(offer: RoomsOffer): RoomsOffer {
  return { ...offer, rooms: offer.rooms.map((room) => ({ ...room, completes: null })) };
}

/** By default the first room that takes the party, in the owner's order. */
export function withFirstRoom(offer: RoomsOffer | null, draft: BookingDraft): BookingDraft {
  if (!offer || draft.chosen !== null || draft.picked) return draft;
  return { ...draft, chosen: choicesOf(offer, draft.guests)[0]?.key ?? null };
}

/** In the order in which they are proposed. */
export function namedRooms(
  { rooms }: RoomsOffer,
  { parties }: Choice,
): { readonly name: string }[] {
  return parties.flatMap((party) =>
    rooms.filter(({ listingId }) => listingId === party.listingId).map(({ name }) => ({ name })),
  );
}

export function photoOf({ rooms }: RoomsOffer, { parties }: Choice): Photo | null {
  const [first] = parties;
  return rooms.find(({ listingId }) => listingId === first?.listingId)?.photo ?? null;
}
