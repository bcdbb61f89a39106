import { type Day, daysBetween } from "../../../src/domain/day.ts";
import type { GuestTerms } from "../../../src/domain/guest-terms.ts";
import { includesReservedDay, nightsOf, type Stay } from "../../../src/domain/stay.ts";
import type { ModelBooking, ModelStay, Room, Session, Wish } from "./booking.ts";
import { DAY, dayOf, MINUTE } from "./policy.ts";

/** Providers end a session then. */
const SESSION_MS = 35 * MINUTE;
const HOLD_MS = 45 * MINUTE;
const HOLDS_A_DAY = 3;

/** The rooms, their nights and who has them. */
export class House {
  readonly bookings: ModelBooking[] = [];
  readonly blocks: { readonly room: Room; readonly stay: Stay }[] = [];
  readonly terms: GuestTerms;

  constructor(terms: GuestTerms) {
    this.terms = terms;
  }

  mayCancel(booking: ModelBooking, now: number): boolean {
    return booking.isOn && dayOf(now) <= booking.checkIn;
  }

  mayChange(booking: ModelBooking, now: number): GuestTerms["change"] {
    if (!booking.isOn || dayOf(now) >= booking.checkIn) return "none";
    const { change, changeUntilDays } = this.terms;
    const isTooLate = daysBetween(dayOf(now), booking.checkIn) < changeUntilDays;
    return change === "self" && isTooLate ? "request" : change;
  }

  hasLeft({ stays }: ModelBooking, now: number): boolean {
    return stays.every(({ stay }) => dayOf(now) >= stay.checkOut);
  }

  /** Nights that others than this stay have, paid or held. */
  #taken(room: Room, stayId: string | null, kinds: "sold" | "all"): Set<Day> {
    const all: { room: Room; stay: Stay }[] = [...this.blocks];
    for (const booking of this.bookings.filter(({ isOn }) => isOn)) {
      all.push(...booking.stays.filter(({ id }) => id !== stayId));
      const { wish } = booking;
      if (kinds === "all" && wish?.state === "paying" && wish.after.id !== stayId)
        all.push(wish.after);
    }
    return new Set(all.filter((one) => one.room === room).flatMap(({ stay }) => nightsOf(stay)));
  }

  /** By the guests' rule, which needs a free check-out day too. */
  isFree({ id, room, stay }: ModelStay): boolean {
    return !includesReservedDay(stay, this.#taken(room, id, "all"), false);
  }

  /** By the owner's rule: nights only. */
  hasNights(room: Room, stay: Stay, stayId: string | null = null): boolean {
    const taken = this.#taken(room, stayId, "all");
    return nightsOf(stay).every((night) => !taken.has(night));
  }

  isUnsold({ id, room, stay }: ModelStay): boolean {
    const taken = this.#taken(room, id, "sold");
    return nightsOf(stay).every((night) => !taken.has(night));
  }

  mayHold({ sessions }: ModelBooking, now: number): boolean {
    return sessions.filter(({ openedAt }) => openedAt > now - DAY).length < HOLDS_A_DAY;
  }

  /** Time passes at the provider: what nobody pays ends. */
  passTime(now: number): void {
    for (const session of this.bookings.flatMap(({ sessions }) => sessions)) {
      if (session.state === "open" && now >= session.openedAt + SESSION_MS + 1_000)
        session.state = "ended";
    }
  }

  isOverdue({ openedAt }: Session, now: number): boolean {
    return now >= openedAt + HOLD_MS + 1_000;
  }

  /** Whoever settles it: a paid change is made if it still can be, and what is too much goes back. */
  settle(booking: ModelBooking, session: Session, now: number): void {
    if (session.isSettled || session.state === "open") return;
    session.isSettled = true;
    const { wish, amount } = session;
    if (session.state === "ended") {
      if (booking.wish === wish) booking.drop();
      return;
    }
    booking.receive(amount);
    const { money } = booking;
    const canBeMade = wish.state === "paying" && booking.isStill(wish) && this.isUnsold(wish.after);
    if (canBeMade) booking.make(wish, now);
    if (booking.wish === wish) booking.drop();
    money.owe(Math.min(money.excess, amount));
  }

  /** The provider is told to end a session; one that was paid is settled instead. */
  end(booking: ModelBooking, session: Session, now: number): void {
    if (session.state === "open") session.state = "ended";
    this.settle(booking, session, now);
  }

  hold(booking: ModelBooking, wish: Wish, amount: number, now: number): void {
    booking.wish = wish;
    booking.sessions.push({
      wish,
      amount,
      openedAt: now,
      checkoutId: null,
      state: "open",
      isSettled: false,
    });
  }
}
