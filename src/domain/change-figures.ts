import { type Account, askedOf, excessOf, leftIn } from "./account.ts";
import type { Centavos } from "./money.ts";

type Priced = {
  /** Before the change. */
  readonly account: Account;
  /** What the booking would cost, what was kept before included. */
  readonly newTotal: Centavos;
  /** What the bought policy gives back now. */
  readonly percent: number;
  /** Part of the plan is unpaid: a rise is paid with it. */
  readonly joinsPlan: boolean;
  /** Providers take no less. */
  readonly leastAmount: Centavos;
};

type Figures = {
  /** What the booking costs after the change. */
  readonly total: Centavos;
  /** What comes back at once. */
  readonly refund: Centavos;
  /** What the policy keeps of what is dropped. */
  readonly kept: Centavos;
  /** What is paid before the change is made; any other rise joins what is open. */
  readonly payFirst: Centavos;
};

/**
 * The money of a guest's change. A lower price first lowers what is open; what was paid beyond it
 * follows the policy, rounded so that changing and then cancelling never gives back more than
 * cancelling at once.
 */
export function changeFigures(priced: Priced): Figures {
  const { account, newTotal, percent, joinsPlan, leastAmount } = priced;
  const after = { ...account, total: newTotal };
  const fall = account.total - newTotal;
  const dropped = Math.max(0, Math.min(excessOf(after), fall, leftIn(account)));
  const refund = Math.floor((dropped * percent) / 100);
  const kept = dropped - refund;
  const rise = Math.max(0, Math.min(askedOf(after), -fall));
  const payFirst = joinsPlan || rise < leastAmount ? 0 : rise;
  return { total: newTotal + kept, refund, kept, payFirst };
}
