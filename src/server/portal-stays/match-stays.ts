import { type Day, daysBetween } from "../../domain/day.ts";
import type { EventSale } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";

/** Nights that a portal lists for one guest: an event without its echoes, or a part of it. */
export type Piece = Stay & {
  readonly eventId: string;
  readonly uid: string;
  readonly sale: EventSale;
};

/** A stored portal stay, as far as matching needs it. */
export type KnownStay = Stay & {
  readonly eventId: string | null;
  readonly feedId: string | null;
  readonly uid: string;
  readonly goneAt: Date | null;
};

export type Match<S> = { readonly stay: S; readonly piece: Piece };

type Same = (stay: KnownStay, piece: Piece) => boolean;

/**
 * Which stays the pieces belong to: by event, else by uid, else by the same dates. For a guest who
 * has arrived already, uid and dates may differ.
 */
export function matchListed<S extends KnownStay>(
  stays: readonly S[],
  pieces: readonly Piece[],
  today: Day,
): Match<S>[] {
  return match(
    stays.filter(({ goneAt }) => goneAt === null),
    pieces,
    [sameEvent, sameUid, sameDates, (stay, piece) => isStillHere(stay, piece, today)],
  );
}

/** A calendar that was wrong for a while may give its events new uids when it is right again. */
const WRONG_FOR_MS = 24 * 60 * 60_000;

/**
 * Which gone stays are listed again: by uid, or by the same dates soon after. Later, the same dates
 * under another uid are another guest's.
 */
export function matchReturned<S extends KnownStay>(
  stays: readonly S[],
  pieces: readonly Piece[],
  now: number,
): Match<S>[] {
  const soon: Same = ({ goneAt }) => (goneAt?.getTime() ?? 0) > now - WRONG_FOR_MS;
  return match(
    stays.filter(({ goneAt }) => goneAt !== null),
    pieces,
    [sameUid, (stay, piece) => soon(stay, piece) && sameDates(stay, piece)],
  );
}

const sameEvent: Same = (stay, piece) => stay.eventId === piece.eventId;
const sameUid: Same = (stay, piece) => stay.eventId === null && stay.uid === piece.uid;

export const sameDates = (one: Stay, other: Stay) =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut;

function isStillHere(stay: Stay, piece: Piece, today: Day): boolean {
  const ahead = { checkIn: today, checkOut: stay.checkOut };
  return stay.checkIn <= today && sharedNights(ahead, piece) > 0;
}

/**
 * Matches each stay and each piece at most once; of several candidates, the one with the most
 * nights in common.
 */
function match<S extends KnownStay>(
  stays: readonly S[],
  pieces: readonly Piece[],
  ways: readonly Same[],
): Match<S>[] {
  const matches: Match<S>[] = [];
  for (const isSame of ways) {
    const candidates = stays.flatMap((stay) =>
      pieces.filter((piece) => isSame(stay, piece)).map((piece) => ({ stay, piece })),
    );
    for (const one of candidates.toSorted(byCloseness)) {
      const isTaken = matches.some(({ stay, piece }) => stay === one.stay || piece === one.piece);
      if (!isTaken) matches.push(one);
    }
  }
  return matches;
}

function byCloseness(one: Match<Stay>, other: Match<Stay>): number {
  return (
    Number(sameDates(other.stay, other.piece)) - Number(sameDates(one.stay, one.piece)) ||
    sharedNights(other.stay, other.piece) - sharedNights(one.stay, one.piece) ||
    distance(one) - distance(other)
  );
}

export function sharedNights(one: Stay, other: Stay): number {
  const from = one.checkIn > other.checkIn ? one.checkIn : other.checkIn;
  const until = one.checkOut < other.checkOut ? one.checkOut : other.checkOut;
  return Math.max(0, daysBetween(from, until));
}

const distance = ({ stay, piece }: Match<Stay>) =>
  Math.abs(daysBetween(stay.checkIn, piece.checkIn));
