import type { Centavos } from "../../../src/domain/money.ts";
import { Booking, newSession, type Session, type Sold } from "../money/booking.ts";
import { DAY } from "../money/policy.ts";

type Held = Sold & { readonly visitor: number; readonly paysAll: boolean; readonly heldAt: number };

/** A booking in the model, from its hold on. */
export class HeldBooking extends Booking {
  readonly visitor: number;
  /** She pays everything at booking although a deposit would do. */
  readonly paysAll: boolean;
  /** The deposit, or everything. */
  readonly first: Session;
  /** What the provider had given back of all her payments when we last looked. */
  backAtProvider: Centavos = 0;
  /** Given back by hand at the provider before we settled the payment. */
  returned: Centavos = 0;
  /** What happened at the provider since, and no event reported. */
  untold: (() => void)[] = [];
  dispute: string | null = null;
  /** The bank has decided the dispute, whether the app knows or not. */
  isDecided = false;
  private freedAt: number | null = null;

  constructor(held: Held) {
    // The price comes from the app; everything after it is computed by the model.
    super(held, 0);
    this.state = "held";
    this.visitor = held.visitor;
    this.paysAll = held.paysAll;
    this.first = newSession(0, held.heldAt);
  }

  override get sessions(): readonly Session[] {
    return [this.first, ...this.balances];
  }

  /** Nobody has paid: its nights are free. */
  expire(now: number): void {
    this.state = "expired";
    this.freedAt = now;
  }

  /** For how long it kept its nights from others without payment, within the last day. */
  unpaidTime(now: number): number {
    const until = this.state === "held" ? now : this.freedAt;
    return until === null ? 0 : Math.max(0, until - Math.max(this.first.openedAt, now - DAY));
  }

  /** Paid, but not yet settled by the app. */
  get isUnsettled(): boolean {
    return this.first.state === "paid" && (this.state === "held" || this.state === "expired");
  }

  /** The first payment is here: a booking, or what did not go back by hand is owed. */
  enter(hasNights: boolean): void {
    const { money, returned, first } = this;
    money.receive(first.amount);
    if (returned < first.amount && hasNights) {
      this.state = "confirmed";
      money.forgive(returned);
    } else {
      this.state = "refunded";
      money.returnAll(first.amount - returned);
    }
    money.giveBack(returned);
  }
}
