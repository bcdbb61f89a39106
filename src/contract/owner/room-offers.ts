import type { Channel } from "../../domain/channel.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import type { RoomParty } from "../api.ts";
import type { Taker } from "./timeline.ts";

/** What a caller asks for. */
export type RoomsWish = {
  readonly stay: Stay;
  readonly guests: Guests;
  /** The room that was named; if it is taken, other dates in it are offered. */
  readonly wanted: string | null;
  /** Rooms to be booked together, whether they are free or not. */
  readonly together: readonly string[];
};

export type OfferedRoom = {
  readonly listingId: string;
  readonly name: string;
  readonly capacity: number;
  readonly published: boolean;
  readonly wholeHouse: boolean;
  readonly photo: Photo | null;
  /** By the price list; null if the party is too large for it. */
  readonly total: Centavos | null;
  /** What the total is made of. */
  readonly lines: readonly QuoteLine[];
  /** Who has one of the nights. */
  readonly takers: readonly Taker[];
  /** The portal whose nameless guest has exactly these nights: a booking completes that one. */
  readonly completes: Channel | null;
};

/** Rooms that take the party together, everybody placed so that the total is lowest. */
export type OfferedCombination = {
  readonly rooms: readonly (RoomParty & { readonly name: string; readonly total: Centavos })[];
  readonly total: Centavos;
  /** What the total is made of, each of its room. */
  readonly lines: readonly QuoteLine[];
};

export type RoomsOffer = {
  /** All of them, those on the site first. */
  readonly rooms: readonly OfferedRoom[];
  /** Where no free room takes the party alone: free ones that do together, cheapest first. */
  readonly combinations: readonly OfferedCombination[];
  /** The rooms asked for together; null if the party does not fit in, or has too few adults. */
  readonly together: OfferedCombination | null;
  /** Other dates for as many nights: in the wanted room, or in any if none is free. */
  readonly stays: readonly Stay[];
};
