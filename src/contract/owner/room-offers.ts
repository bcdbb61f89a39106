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
  /** The named room; if it is taken, other dates in it are offered. */
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
  /** What takes at least one of the nights. */
  readonly takers: readonly Taker[];
  /**
   * The portal that has a stay with exactly these nights and no name yet: a booking completes that
   * stay.
   */
  readonly completes: Channel | null;
};

/** Rooms that take the party together, everybody placed so that the total is lowest. */
export type OfferedCombination = {
  readonly rooms: readonly (RoomParty & { readonly name: string; readonly total: Centavos })[];
  readonly total: Centavos;
  /** The lines of the total, each with its room. */
  readonly lines: readonly QuoteLine[];
};

export type RoomsOffer = {
  /** All rooms, published ones first. */
  readonly rooms: readonly OfferedRoom[];
  /** If no free room takes the party alone: combinations of free rooms, cheapest first. */
  readonly combinations: readonly OfferedCombination[];
  /** The rooms asked for together; null if the party does not fit in, or has too few adults. */
  readonly together: OfferedCombination | null;
  /** Other dates for as many nights: in the wanted room, or in any if none is free. */
  readonly stays: readonly Stay[];
};
