import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { ledgerOf, refundByHand } from "../../support/stories.ts";
import { control } from "../../support/visit.ts";
import { disputeThere } from "../dispute.ts";
import { noticeOf } from "../notice.ts";
import type { HeldBooking } from "./booking.ts";
import { type AccountStep, checkoutOf, type Real } from "./real.ts";

/**
 * What the provider still has of the first payment. Zero if it is disputed, or if some of it went back
 * without the provider: then more could go back than came in.
 */
async function restAtProvider(real: Real, booking: HeldBooking): Promise<number> {
  const { id } = booking;
  if (!booking.isLinked || booking.dispute !== null) return 0;
  const line = ledgerOf(real.app, checkoutOf(booking));
  const { rows } = await real.app.deps.pool.query(
    "select refunding from payment where booking_id = $1 and reference = $2",
    [id, line?.payment_intent],
  );
  if (!line || rows[0]?.refunding !== line.amount_refunded) return 0;
  return line.amount_captured - line.amount_refunded;
}

/** What happens to a payment at the provider, without a word of ours. */
export const providerSteps: readonly AccountStep[] = [
  {
    name: "refund at the provider after settling",
    times: 1,
    canMove: (booking) => booking.isOn && booking.dispute === null,
    async run(_, real, booking, random) {
      const checkoutId = checkoutOf(booking);
      const rest = await restAtProvider(real, booking);
      if (rest < 2) return;
      const amount = 1 + random.below(rest - 1);
      await refundByHand(real.app, checkoutId, amount);
      booking.backAtProvider += amount;
      const refundId = ledgerOf(real.app, checkoutId)?.refunds.at(-1)?.id ?? "";
      await receiveEvent(real.app.deps, noticeOf({ refundId }));
      if (booking.isOn) booking.money.forgive(amount);
      booking.money.giveBack(amount, booking.isEnded);
    },
  },
  {
    name: "dispute",
    times: 1,
    canMove: (booking) => booking.isOn && booking.dispute === null,
    async run(_, real, booking, random) {
      const amount = await restAtProvider(real, booking);
      if (amount === 0) return;
      const id = await disputeThere(real.app, checkoutOf(booking));
      if (id === null) throw new Error("the bank could not take the payment back");
      booking.dispute = id;
      const apply = () => {
        booking.money.disputed += amount;
      };
      if (random.next() < 0.3) booking.untold.push(apply);
      else {
        await receiveEvent(real.app.deps, noticeOf({ chargebackId: id }));
        apply();
      }
    },
  },
  {
    name: "the bank decides",
    times: 1,
    canMove: (booking) => booking.money.disputed > 0 && !booking.isDecided,
    async run(_, real, booking, random) {
      const { dispute, money } = booking;
      if (dispute === null || money.disputed === 0 || booking.isDecided) return;
      booking.isDecided = true;
      const isWon = random.next() < 0.5;
      await control(real.app, `disputes/${dispute}/close`, { as: isWon ? "won" : "lost" });
      const apply = () => {
        if (isWon) money.disputed = 0;
        else money.loseDispute(booking.isEnded);
      };
      if (random.next() < 0.3) booking.untold.push(apply);
      else {
        await receiveEvent(real.app.deps, noticeOf({ chargebackId: dispute }));
        apply();
      }
    },
  },
];
