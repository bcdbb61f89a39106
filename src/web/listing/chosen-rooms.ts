import type { RoomParty } from "../../contract/api.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { type Quote, quote, sumOf } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

/** A room of the form, and who is to sleep there. */
export type ChosenRoom = { readonly listing: Listing; readonly guests: Guests };

/** 'Quarto Mar + Quarto Jangada' */
export function namesOf(rooms: readonly { readonly listing: { readonly name: string } }[]): string {
  return rooms.map(({ listing }) => listing.name).join(" + ");
}

/** With several rooms, each line names its room. */
export function quoteRooms(rooms: readonly ChosenRoom[], stay: Stay): Quote {
  const lines = rooms.flatMap(({ listing, guests }) => {
    const own = quote(listing.rates, stay, guests).lines;
    return rooms.length > 1 ? own.map((line) => ({ ...line, room: listing.name })) : own;
  });
  return { lines, total: sumOf(lines) };
}

export function partiesOf(rooms: readonly ChosenRoom[]): RoomParty[] {
  return rooms.map(({ listing, guests }) => ({ listingId: listing.id, guests }));
}
