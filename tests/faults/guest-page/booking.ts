import type { ChangeFigures } from "../../../src/contract/guest-api.ts";
import type { Day } from "../../../src/domain/day.ts";
import { type Guests, isSameParty } from "../../../src/domain/guests.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import type { CancellationPolicy } from "../../../src/domain/property.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { Money } from "../account/money.ts";
import {
  type Bought,
  edgesOf,
  isInRegret,
  isWithdrawable,
  ownPercentAt,
  percentAt,
} from "./policy.ts";

export const rooms = ["mar", "coqueiro", "jangada", "farol"] as const;
export type Room = (typeof rooms)[number];

export type ModelStay = { readonly id: string; room: Room; stay: Stay; guests: Guests };

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
export type Session = {
  readonly wish: Wish;
  readonly amount: Centavos;
  readonly openedAt: number;
  /** Null until somebody begins to pay. */
  checkoutId: string | null;
  state: "open" | "paid" | "ended";
  /** We know how it ended. */
  isSettled: boolean;
};

/** Half a centavo is the guest's. */
export const share = (paid: Centavos, percent: number) =>
  Math.floor((2 * paid * percent + 100) / 200);

/** A booking as it should be, by plain arithmetic of total, payments and percent. */
export class ModelBooking {
  state: "confirmed" | "cancelled" = "confirmed";
  readonly money: Money;
  /** Kept of payments for what was dropped. */
  retained: Centavos = 0;
  cap = 100;
  wish: Wish | null = null;
  readonly sessions: Session[] = [];
  /** What she may have got back at most by cancelling at once; nothing binds where others decide. */
  most = Infinity;
  readonly id: string;
  readonly number: number;
  readonly policy: CancellationPolicy;
  readonly bought: number;
  readonly hasPlan: boolean;
  stays: ModelStay[];

  constructor(
    given: Pick<ModelBooking, "id" | "number" | "policy" | "bought" | "hasPlan" | "stays">,
    total: Centavos,
    paid: Centavos,
  ) {
    this.id = given.id;
    this.number = given.number;
    this.policy = given.policy;
    this.bought = given.bought;
    this.hasPlan = given.hasPlan;
    this.stays = given.stays;
    this.money = new Money(total);
    this.money.receive(paid);
  }

  get isOn(): boolean {
    return this.state === "confirmed";
  }

  get checkIn(): Day {
    return this.stays.map(({ stay }) => stay.checkIn).toSorted()[0] as Day;
  }

  get #terms(): Bought {
    const { policy, bought, checkIn, cap } = this;
    return { policy, bought, checkIn, cap };
  }

  /** Within the law's days she may withdraw from every room in which she has not arrived. */
  isWithdrawable(now: number): boolean {
    return isWithdrawable(this.#terms, now);
  }

  /** They run, and only its day of arrival ends them earlier. */
  isInRegret(now: number): boolean {
    return isInRegret(this.#terms, now);
  }

  edges(): number[] {
    return edgesOf(this.#terms);
  }

  percent(now: number): number {
    return percentAt(this.#terms, now);
  }

  /** What cancelling gives back, of all that is here and was not kept before. */
  atOnce(now: number): Centavos {
    return share(Math.max(0, this.money.left - this.retained), this.percent(now));
  }

  /** Steps that have passed do not begin again with later dates. */
  capPolicy(now: number): void {
    this.cap = ownPercentAt(this.#terms, now);
  }

  /** From now on, whatever she does, no more comes back than cancelling now would give. */
  promise(now: number): void {
    this.most = Math.min(this.most, this.money.refunding + this.atOnce(now));
  }

  /** Money that comes in may go back. */
  receive(amount: Centavos): void {
    this.money.receive(amount);
    this.most += amount;
  }

  figures(newTotal: Centavos, percent: number, leastOnline: Centavos): ChangeFigures {
    const { money, hasPlan } = this;
    const fall = money.total - newTotal;
    const beyond = money.received - money.refunding - newTotal;
    const dropped = Math.max(0, Math.min(beyond, fall, money.left));
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

  drop(): void {
    if (this.wish) this.wish.state = "over";
    this.wish = null;
  }

  /** The session that our books still take for open. */
  get openSession(): Session | undefined {
    return this.sessions.find(({ isSettled }) => !isSettled);
  }

  cancel(refund: Centavos): void {
    this.drop();
    this.state = "cancelled";
    this.money.owe(refund);
    this.money.end();
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
