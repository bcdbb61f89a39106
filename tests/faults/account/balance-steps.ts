import { openBalance, payBalance, payInOneGo, settleBalance } from "../money/sessions.ts";
import type { HeldBooking } from "./booking.ts";
import type { AccountStep } from "./real.ts";

const owes = (booking: HeldBooking) => booking.isOn && booking.money.asked > 0;

const isPayable = ({ balances }: HeldBooking) => balances.at(-1)?.state === "open";

const isUnsettled = ({ balances }: HeldBooking) => {
  const last = balances.at(-1);
  return last?.state === "paid" && !last.isSettled;
};

/** What a guest owes after her first payment. */
export const balanceSteps: readonly AccountStep[] = [
  { name: "open the balance", times: 3, canMove: owes, run: openBalance },
  { name: "pay the balance", times: 3, canMove: isPayable, run: payBalance },
  { name: "open, pay and settle the balance", times: 4, canMove: owes, run: payInOneGo },
  { name: "settle the balance", times: 3, canMove: isUnsettled, run: settleBalance },
];
