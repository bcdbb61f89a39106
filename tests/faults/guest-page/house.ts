import { daysBetween } from "../../../src/domain/day.ts";
import type { GuestTerms } from "../../../src/domain/guest-terms.ts";
import { newSession } from "../money/booking.ts";
import { type Claim, House, isOver, ofStay } from "../money/house.ts";
import { DAY, dayOf, HOLD_MS } from "../money/policy.ts";
import type { ChangeSession, ModelBooking, Wish } from "./booking.ts";

const HOLDS_A_DAY = 3;

/** A house whose guests change what they have bought. */
export class GuestHouse extends House<ModelBooking> {
  readonly terms: GuestTerms;

  constructor(terms: GuestTerms) {
    super();
    this.terms = terms;
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

  override claims(): Claim[] {
    const wishes = this.bookings.flatMap(({ isOn, wish }) => (isOn && wish ? [wish] : []));
    const held = wishes.filter(({ state }) => state === "paying");
    return [...this.sold(), ...held.map(({ after }) => after)];
  }

  mayHold({ changes }: ModelBooking, now: number): boolean {
    return changes.filter(({ openedAt }) => openedAt > now - DAY).length < HOLDS_A_DAY;
  }

  isOverdue({ openedAt }: ChangeSession, now: number): boolean {
    return isOver(openedAt, HOLD_MS, now);
  }

  /** Settles a session: a paid change is made if it still can be, and any excess goes back. */
  settle(booking: ModelBooking, session: ChangeSession, now: number): void {
    if (session.isSettled || session.state === "open") return;
    session.isSettled = true;
    const { wish, amount } = session;
    if (session.state === "ended") {
      if (booking.wish === wish) booking.drop();
      return;
    }
    booking.receive(amount);
    const { id, room, stay } = wish.after;
    const isUnsold = this.hasNights(room, stay, ofStay(id), this.sold());
    if (wish.state === "paying" && booking.isStill(wish) && isUnsold) booking.make(wish, now);
    if (booking.wish === wish) booking.drop();
    booking.money.oweExcess(amount);
  }

  /** Ends a session at the provider; if it was paid meanwhile, it is settled instead. */
  end(booking: ModelBooking, session: ChangeSession, now: number): void {
    if (session.state === "open") session.state = "ended";
    this.settle(booking, session, now);
  }

  hold(booking: ModelBooking, wish: Wish, amount: number, now: number): void {
    booking.wish = wish;
    booking.changes.push({ wish, ...newSession(amount, now) });
  }
}
