import type { Canceller } from "../../../src/domain/cancellation-basis.ts";
import type { Day } from "../../../src/domain/day.ts";
import type { Guests } from "../../../src/domain/guests.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import type { CancellationPolicy } from "../../../src/domain/property.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { Money } from "./money.ts";
import { type Bought, isInRegret, ownPercentAt, percentAt } from "./policy.ts";

/** The physical rooms of each listing. */
export const partsOf = {
  ...{ mar: ["mar"], farol: ["farol"], coqueiro: ["coqueiro"], jangada: ["jangada"] },
  "casa-inteira": ["mar", "farol", "coqueiro", "jangada"],
} as const;

export type Room = keyof typeof partsOf;

export type ModelStay = { readonly id: string; room: Room; stay: Stay; guests: Guests };

/** A payment that was begun at the provider. */
export type Session = {
  /** Null until the app has reported it. */
  checkoutId: string | null;
  amount: Centavos;
  readonly openedAt: number;
  state: "open" | "paid" | "ended";
  /** The app knows how it ended. */
  isSettled: boolean;
};

export const newSession = (amount: Centavos, openedAt: number): Session => ({
  ...{ checkoutId: null, amount, openedAt, state: "open", isSettled: false },
});

/** Half a centavo is rounded in the guest's favour. */
export const share = (paid: Centavos, percent: number) =>
  Math.floor((2 * paid * percent + 100) / 200);

/** The provider's minimum. */
export const LEAST_ONLINE = 50;

export type Sold = Pick<Booking, "id" | "number" | "policy" | "bought" | "stays">;

/** A booking as it should be, by plain arithmetic of total, payments and percent. */
export class Booking {
  state: "held" | "confirmed" | "cancelled" | "expired" | "refunded" = "confirmed";
  id: string;
  readonly number: number;
  /** The rooms that have not been cancelled. */
  stays: ModelStay[];
  policy: CancellationPolicy;
  readonly bought: number;
  /** The highest percentage that a step may give since the stays were changed. */
  cap = 100;
  readonly money: Money;
  /** Kept of payments for nights that were dropped. */
  retained: Centavos = 0;
  /** The most that she can get back by cancelling at once; Infinity: nothing is promised. */
  most = Infinity;
  #ruling: { readonly who: Canceller; readonly refund: Centavos } | null = null;
  /** Sessions for the balance, one after the other. */
  readonly balances: Session[] = [];

  constructor({ id, number, stays, policy, bought }: Sold, total: Centavos) {
    this.id = id;
    this.number = number;
    this.stays = stays;
    this.policy = policy;
    this.bought = bought;
    this.money = new Money(total);
  }

  get isOn(): boolean {
    return this.state === "confirmed";
  }

  /** Ended without a guest who comes. */
  get isEnded(): boolean {
    return this.state === "cancelled" || this.state === "refunded";
  }

  get isLinked(): boolean {
    return this.isOn || this.isEnded;
  }

  get sessions(): readonly Session[] {
    return this.balances;
  }

  get checkIn(): Day {
    return this.stays.map(({ stay }) => stay.checkIn).toSorted()[0] as Day;
  }

  get terms(): Bought {
    const { policy, bought, checkIn, cap } = this;
    return { policy, bought, checkIn, cap };
  }

  /** Within the law's seven days, which only the day of arrival ends earlier. */
  isInRegret(now: number): boolean {
    return isInRegret(this.terms, now);
  }

  percent(now: number): number {
    return percentAt(this.terms, now);
  }

  /** What cancelling refunds, of all that is here and was not kept before. */
  atOnce(now: number): Centavos {
    return share(Math.max(0, this.money.left - this.retained), this.percent(now));
  }

  /** A step that has passed does not apply again because the dates are later. */
  capPolicy(now: number): void {
    this.cap = ownPercentAt(this.terms, now);
  }

  /** From now on, whatever she does, she gets back no more than by cancelling now. */
  promise(now: number): void {
    this.most = Math.min(this.most, this.money.refunding + this.atOnce(now));
  }

  /** Money that comes in may go back. */
  receive(amount: Centavos): void {
    this.money.receive(amount);
    this.most += amount;
  }

  /** Once the house decides the amount, nothing is promised. */
  overrule(): void {
    this.most = Infinity;
  }

  /** The guest's wish for a change has ended. */
  drop(): void {}

  cancel(refund: Centavos, who: Canceller = "guest"): void {
    this.drop();
    this.state = "cancelled";
    this.#ruling = { who, refund };
    this.money.owe(refund);
    this.money.end();
  }

  /** Whether it was cancelled like this: then a repeated request is answered as done. */
  wasCancelled(who: Canceller, refund?: Centavos): boolean {
    const ruling = this.#ruling;
    return ruling?.who === who && (refund === undefined || refund === ruling.refund);
  }

  /** The session for what is open now; null if it is too little, or cannot be paid online. */
  openBalance(now: number): Session | null {
    const { money, balances } = this;
    if (!this.isOn || money.asked < LEAST_ONLINE) return null;
    const last = balances.at(-1);
    if (last && !last.isSettled) {
      if (last.state === "open" && last.amount === money.asked) return last;
      if (last.state === "open") last.state = "ended";
      this.settleBalance();
      return this.openBalance(now);
    }
    const balance = newSession(money.asked, now);
    balances.push(balance);
    return balance;
  }

  /** A later payment enters the account, and what is too much of it goes back. */
  settleBalance(): void {
    const last = this.balances.at(-1);
    if (!last || last.isSettled || last.state === "open") return;
    last.isSettled = true;
    if (last.state === "ended") return;
    this.receive(last.amount);
    this.money.oweExcess(last.amount, this.isEnded);
  }
}
