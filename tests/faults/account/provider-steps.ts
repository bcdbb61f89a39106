import { receiveEvent } from "../../../src/server/checkout/receive-event.ts";
import { ledgerOf, refundByHand } from "../../support/stories.ts";
import { control } from "../../support/visit.ts";
import { isBooked, isConfirmed, type MoneyStep } from "./money-steps.ts";
import { type Real, rowOf } from "./real.ts";
import { isEnded, type ModelBooking } from "./world.ts";

/**
 * What the provider still has of the first payment. Zero if it is disputed, or if some of it went back
 * without the provider: then more could go back than came in.
 */
async function restAtProvider(real: Real, booking: ModelBooking): Promise<number> {
  const { id, checkoutId } = rowOf(real, booking);
  if (!isBooked(booking) || booking.dispute !== null) return 0;
  const line = ledgerOf(real.app, checkoutId);
  const { rows } = await real.app.deps.pool.query(
    "select refunding from payment where booking_id = $1 and reference = $2",
    [id, line?.payment_intent],
  );
  if (!line || rows[0]?.refunding !== line.amount_refunded) return 0;
  return line.amount_captured - line.amount_refunded;
}

let events = 0;
function tell(real: Real, about: { refundId?: string; chargebackId?: string }): Promise<void> {
  return receiveEvent(real.app.deps, {
    id: `evt_money_${process.pid}_${events++}`,
    type: "told",
    ours: true,
    checkoutId: null,
    refundId: about.refundId ?? null,
    chargebackId: about.chargebackId ?? null,
  });
}

/** What happens to a payment at the provider, without a word of ours. */
export const providerSteps: readonly MoneyStep[] = [
  {
    name: "refund at the provider after settling",
    times: 1,
    canMove: (booking) => isConfirmed(booking) && booking.dispute === null,
    async run(_, real, booking, dice) {
      const { checkoutId } = rowOf(real, booking);
      const rest = await restAtProvider(real, booking);
      if (rest < 2) return;
      const amount = 1 + (dice % (rest - 1));
      await refundByHand(real.app, checkoutId, amount);
      booking.backAtProvider += amount;
      const refundId = ledgerOf(real.app, checkoutId)?.refunds.at(-1)?.id ?? "";
      await tell(real, { refundId });
      if (isConfirmed(booking)) booking.money.forgive(amount);
      booking.money.giveBack(amount, isEnded(booking));
    },
  },
  {
    name: "dispute",
    times: 1,
    canMove: (booking) => isConfirmed(booking) && booking.dispute === null,
    async run(_, real, booking, dice) {
      const { checkoutId } = rowOf(real, booking);
      const amount = await restAtProvider(real, booking);
      if (amount === 0) return;
      const answer = await fetch(
        `${real.app.payments.url}/__control/sessions/${checkoutId}/dispute`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        },
      );
      const { id } = (await answer.json()) as { id: string };
      booking.dispute = id;
      const apply = () => {
        booking.money.disputed += amount;
      };
      if (dice % 3 === 0) booking.untold.push(apply);
      else {
        await tell(real, { chargebackId: id });
        apply();
      }
    },
  },
  {
    name: "the bank decides",
    times: 1,
    canMove: (booking) => booking.money.disputed > 0 && !booking.isDecided,
    async run(_, real, booking, dice) {
      const { dispute, money } = booking;
      if (dispute === null || money.disputed === 0 || booking.isDecided) return;
      booking.isDecided = true;
      const isWon = dice % 2 === 0;
      await control(real.app, `disputes/${dispute}/close`, { as: isWon ? "won" : "lost" });
      const apply = () => {
        if (isWon) money.disputed = 0;
        else money.loseDispute(isEnded(booking));
      };
      if (dice % 3 === 0) booking.untold.push(apply);
      else {
        await tell(real, { chargebackId: dispute });
        apply();
      }
    },
  },
];
