import { type Account, askedOf, excessOf, leftIn } from "./account.ts";
import type { Centavos } from "./money.ts";

type Priced = {
  /** Before the change. */
  readonly account: Account;
  /** What the booking would cost, including what was retained before. */
  readonly newTotal: Centavos;
  /** The refund percentage of the bought policy now. */
  readonly percent: number;
  /** Part of the plan is unpaid, so that a rise joins it. */
  readonly joinsPlan: boolean;
  /** The provider's minimum. */
  readonly leastAmount: Centavos;
};

type Figures = {
  /** What the booking costs after the change. */
  readonly total: Centavos;
  /** What is refunded at once. */
  readonly refund: Centavos;
  /** What the policy retains for dropped nights or people. */
  readonly kept: Centavos;
  /** What is paid before the change is made; any other rise joins the open amount. */
  readonly payFirst: Centavos;
};

/**
 * The money of a guest's change. A lower price first lowers the open amount; the policy applies to
 * what was paid beyond it. Rounded so that changing and then cancelling never refunds more than
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
