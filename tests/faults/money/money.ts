import type { Centavos } from "../../../src/domain/money.ts";

/** A booking's money, added up independently of the app and as plainly as possible. */
export class Money {
  /** What the stay costs, discounts taken off. */
  total: Centavos;
  received: Centavos = 0;
  /** Owed, sent or done. */
  refunding: Centavos = 0;
  /** Owed by us and not done yet. */
  underWay: Centavos = 0;
  disputed: Centavos = 0;
  lost: Centavos = 0;
  /** Gifts that the provider refused, and that the owner must decide about. */
  gifts: Centavos = 0;

  constructor(total: Centavos) {
    this.total = total;
  }

  copy(): Money {
    return Object.assign(new Money(this.total), this);
  }

  get refunded(): Centavos {
    return this.refunding - this.underWay;
  }

  /** What can still be refunded. */
  get left(): Centavos {
    return Math.max(0, this.received - this.refunding - this.disputed);
  }

  get open(): Centavos {
    return this.total - this.received + this.refunded + this.lost;
  }

  /** What the guest must pay: refunds under way will be owed again. */
  get asked(): Centavos {
    return this.total - this.received + this.refunding + this.lost;
  }

  /** Received above the price. */
  get excess(): Centavos {
    return Math.max(0, -this.asked);
  }

  /** What a lower total makes refundable, and no more. */
  freedBy(total: Centavos): Centavos {
    const excess = this.total - this.asked - total;
    return Math.max(0, Math.min(excess, this.total - total, this.left));
  }

  /** What can be given of a refused gift: to a guest who has paid the lowered price, only the excess. */
  givable(waiting: Centavos, isEnded: boolean): Centavos {
    if (isEnded) return Math.min(waiting, this.left);
    return this.asked > 0 ? waiting : Math.min(waiting, this.excess);
  }

  receive(amount: Centavos): void {
    this.received += amount;
  }

  owe(amount: Centavos): void {
    this.refunding += amount;
    this.underWay += amount;
  }

  giveBack(amount: Centavos, isEnded = false): void {
    this.refunding += amount;
    if (isEnded) this.keepLess();
  }

  /** The excess of a later payment goes back by itself, except for gifts that wait. */
  oweExcess(payment: Centavos, isEnded = false): void {
    const ofGifts = isEnded ? Math.max(0, this.excess - payment) : this.excess;
    this.owe(Math.min(this.excess - Math.min(this.gifts, ofGifts), payment));
  }

  /** A payment without a stay goes back completely. */
  returnAll(payment: Centavos): void {
    this.total = 0;
    this.owe(payment);
  }

  /** Given back to a guest who still comes: what exceeds her credit is a discount. */
  forgive(amount: Centavos): void {
    this.total -= Math.max(0, Math.min(amount - this.excess, this.total));
  }

  /** An ended booking owes nothing. */
  keepLess(): void {
    this.total = Math.min(this.total, this.#kept);
  }

  /** Keeps what does not go back; nothing is owed. */
  end(): void {
    this.total = this.#kept;
  }

  get #kept(): Centavos {
    return Math.max(0, this.received - this.refunding - this.lost);
  }

  loseDispute(isEnded: boolean): void {
    this.lost += this.disputed;
    if (isEnded) this.keepLess();
  }

  sums() {
    const { total, received, refunding, refunded, disputed, lost, open } = this;
    return { total, received, refunding, refunded, disputed, lost, open };
  }
}
