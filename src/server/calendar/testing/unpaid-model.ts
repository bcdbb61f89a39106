const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST = 90 * MINUTE;

/** A hold, with a key for each night of each of its rooms. */
export type Held = {
  readonly id: string;
  readonly keys: readonly string[];
  /** Null: the hold has no nights. */
  from: number | null;
  /**
   * Set if the guest says that it is paid: until then it counts as unpaid, and gives way to a
   * payment.
   */
  until: number | null;
  /** A visitor's, not a proposal's. */
  readonly counts: boolean;
  readonly madeAt: number;
};

/** 'displaced': it took the nights of other holds. */
type Outcome = "held" | "displaced" | "taken" | "without nights";

type Span = { readonly key: string; readonly from: number; readonly until: number };

/** A plain model of what the house promises about unpaid time, to compare the database with. */
export class UnpaidModel<H extends Held> {
  readonly #held = new Map<string, H>();
  readonly #sold = new Set<string>();
  readonly #spans: Span[] = [];

  living(): H[] {
    return [...this.#held.values()];
  }

  /** Milliseconds of the last 24 hours in which visitors' unpaid holds kept the night from sale. */
  kept(key: string, now: number): number {
    const ended = this.#spans.filter((span) => span.key === key);
    const living = this.living().flatMap((held) =>
      held.keys.includes(key) ? spanOf(held, now) : [],
    );
    const parts = [...ended, ...living].map(
      ({ from, until }) => Math.min(until, now) - Math.max(from, now - DAY),
    );
    return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
  }

  areFree(keys: readonly string[]): boolean {
    return !this.#areSold(keys) && this.#takersOf(keys).length === 0;
  }

  /** 'without nights': nights that another guest says are paid are lost to a payment only. */
  hold(keys: readonly string[], now: number): { kind: Outcome } {
    const takers = this.#takersOf(keys);
    const doYield = takers.every((taker) =>
      taker.keys
        .filter((key) => keys.includes(key))
        .every((key) => this.#keepsNobodyOut(taker, key, now)),
    );
    if (this.#areSold(keys) || !doYield) return { kind: "taken" };
    if (takers.some(({ until }) => until !== null)) return { kind: "without nights" };
    for (const taker of takers) this.#free(taker, now);
    return { kind: takers.length > 0 ? "displaced" : "held" };
  }

  add(held: H): void {
    this.#held.set(held.id, held);
  }

  sell(keys: readonly string[]): void {
    for (const key of keys) this.#sold.add(key);
  }

  tell(id: string, until: number): void {
    const held = this.#get(id);
    if (held.from !== null && held.until === null) held.until = until;
  }

  /** Nights that are paid in the end do not count as unpaid time. */
  pay(id: string, now: number): "confirmed" | "refunded" {
    const held = this.#get(id);
    this.#held.delete(id);
    if (held.from === null) {
      const takers = this.#takersOf(held.keys);
      const doYield = takers.every(
        ({ counts, until }) => counts && (until === null || until > now),
      );
      if (this.#areSold(held.keys) || !doYield) return "refunded";
      for (const taker of takers) this.#free(taker, now);
    }
    this.sell(held.keys);
    return "confirmed";
  }

  end(id: string, now: number): void {
    this.#free(this.#get(id), now);
    this.#held.delete(id);
  }

  #keepsNobodyOut(taker: H, key: string, now: number): boolean {
    if (!taker.counts) return false;
    return taker.until === null ? this.kept(key, now) > MOST : taker.until > now;
  }

  #free(held: H, now: number): void {
    for (const key of held.keys) {
      for (const { from, until } of spanOf(held, now)) this.#spans.push({ key, from, until });
    }
    held.from = null;
  }

  #areSold(keys: readonly string[]): boolean {
    return keys.some((key) => this.#sold.has(key));
  }

  #takersOf(keys: readonly string[]): H[] {
    return this.living().filter(
      (held) => held.from !== null && held.keys.some((key) => keys.includes(key)),
    );
  }

  #get(id: string): H {
    const held = this.#held.get(id);
    if (!held) throw new Error("a hold that the model does not know");
    return held;
  }
}

function spanOf({ from, until, counts }: Held, now: number) {
  if (from === null || !counts) return [];
  return [{ from, until: until === null ? now : Math.min(until, now) }];
}
