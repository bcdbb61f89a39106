import type { Day } from "../../../src/domain/day.ts";
import { includesReservedDay, nightsOf, type Stay } from "../../../src/domain/stay.ts";
import { type Booking, partsOf, type Room } from "./booking.ts";
import { dayOf, MINUTE } from "./policy.ts";

/** The providers end a session after this time. */
const SESSION_MS = 35 * MINUTE;
/** The app's clock advances while it works. */
const LATE_MS = 1_000;

/** A taker of nights. */
export type Claim = { readonly room: Room; readonly stay: Stay };

type IsOwn = (claim: Claim) => boolean;

export const ofStay =
  (stayId: string): IsOwn =>
  (claim) =>
    "id" in claim && claim.id === stayId;

const nobody: IsOwn = () => false;

export const isOver = (openedAt: number, after: number, now: number) =>
  now >= openedAt + after + LATE_MS;

/** The rooms, their nights and who has them. */
export class House<B extends Booking> {
  readonly bookings: B[] = [];
  readonly blocks: Claim[] = [];

  sold(): Claim[] {
    const live = this.bookings.filter(({ state }) => state === "confirmed" || state === "held");
    return [...this.blocks, ...live.flatMap(({ stays }) => stays)];
  }

  /** Bookings that are sold, or held by a guest who is paying. */
  claims(): Claim[] {
    return this.sold();
  }

  /** Nights of a physical room that other claims have. */
  protected nightsIn(part: string, isOwn: IsOwn, claims: readonly Claim[]): Day[] {
    const isBehind = ({ room }: Claim) => partsOf[room].some((one) => one === part);
    const theirs = claims.filter((claim) => isBehind(claim) && !isOwn(claim));
    return theirs.flatMap(({ stay }) => nightsOf(stay));
  }

  #reserved(room: Room, isOwn: IsOwn, claims: readonly Claim[] = this.claims()): Set<Day> {
    return new Set(partsOf[room].flatMap((part) => this.nightsIn(part, isOwn, claims)));
  }

  /** By the guests' rule, which needs a free check-out day too. */
  isFree(room: Room, stay: Stay, isOwn = nobody): boolean {
    return !includesReservedDay(stay, this.#reserved(room, isOwn), false);
  }

  /** By the database's and the owner's rule: nights only. */
  hasNights(room: Room, stay: Stay, isOwn = nobody, claims = this.claims()): boolean {
    const taken = this.#reserved(room, isOwn, claims);
    return nightsOf(stay).every((night) => !taken.has(night));
  }

  /** A portal has sold some of the nights too, and the conflict is unsolved. */
  isSoldTwice(_claims: readonly Claim[]): boolean {
    return false;
  }

  /** Whether the guest herself may cancel on her page. */
  mayCancel(booking: B, now: number): boolean {
    return booking.isOn && dayOf(now) <= booking.checkIn;
  }

  /** At the provider, sessions that are not paid in time end. */
  passTime(now: number): void {
    for (const session of this.bookings.flatMap(({ sessions }) => sessions)) {
      if (session.state === "open" && isOver(session.openedAt, SESSION_MS, now))
        session.state = "ended";
    }
  }
}
