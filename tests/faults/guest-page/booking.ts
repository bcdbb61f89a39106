import type { ChangeFigures } from "../../../src/contract/guest-api.ts";
import { isSameParty } from "../../../src/domain/guests.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import { Booking, type ModelStay, type Session, type Sold } from "../money/booking.ts";

/** The listings of one physical room. */
export const rooms = ["mar", "coqueiro", "jangada", "farol"] as const;

/** A change that a guest wants, as it was offered. */
export type Wish = {
  state: "asked" | "paying" | "over";
  readonly before: ModelStay;
  readonly totalBefore: Centavos;
  readonly after: ModelStay;
  readonly newTotal: Centavos;
  readonly percent: number;
};

/** A session for the rise of a change. */
export type ChangeSession = Session & { readonly wish: Wish };

/** A booking that its guest changes. */
export class ModelBooking extends Booking {
  wish: Wish | null = null;
  readonly changes: ChangeSession[] = [];
  readonly hasPlan: boolean;

  constructor(given: Sold & { readonly hasPlan: boolean }, total: Centavos, paid: Centavos) {
    super(given, total);
    this.hasPlan = given.hasPlan;
    this.money.receive(paid);
  }

  override get sessions(): readonly Session[] {
    return [...this.balances, ...this.changes];
  }

  figures(newTotal: Centavos, percent: number, leastOnline: Centavos): ChangeFigures {
    const { money, hasPlan } = this;
    const fall = money.total - newTotal;
    const beyond = money.received - money.refunding - newTotal;
    const dropped = money.freedBy(newTotal);
    const refund = Math.floor((dropped * percent) / 100);
    const rise = Math.max(0, Math.min(-beyond, -fall));
    const joins = hasPlan && money.asked > 0;
    const payFirst = joins || rise < leastOnline ? 0 : rise;
    return { total: newTotal + dropped - refund, refund, kept: dropped - refund, payFirst };
  }

  /** Makes a change at the price and the percent that it was offered for. */
  make({ after, newTotal, percent }: Wish, now: number): void {
    const { total, refund, kept } = this.figures(newTotal, percent, 0);
    this.capPolicy(now);
    this.stays = this.stays.map((one) => (one.id === after.id ? after : one));
    this.money.total = total;
    this.money.owe(refund);
    this.retained += kept;
  }

  isStill({ before, totalBefore }: Wish): boolean {
    const own = this.stays.find(({ id }) => id === before.id);
    return (
      this.isOn && own !== undefined && this.money.total === totalBefore && isSame(own, before)
    );
  }

  override drop(): void {
    if (this.wish) this.wish.state = "over";
    this.wish = null;
  }

  /** The session that the app still considers open. */
  get openSession(): ChangeSession | undefined {
    return this.changes.find(({ isSettled }) => !isSettled);
  }
}

export function isSame(one: ModelStay, other: ModelStay): boolean {
  return (
    one.room === other.room &&
    one.stay.checkIn === other.stay.checkIn &&
    one.stay.checkOut === other.stay.checkOut &&
    isSameParty(one.guests, other.guests)
  );
}
