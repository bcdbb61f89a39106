import { isPix, losePix } from "./pix/pay-pix.ts";
import { settleRefund } from "./refunds/refund-payment.ts";
import type { Sandbox } from "./sandbox.ts";

/**
 * Everything that the clock alone triggers. Called before each response and by a timer. An expired
 * preference needs no change: its page refuses from then on.
 */
export function timePasses(sandbox: Sandbox) {
  expirePix(sandbox);
  settleRefunds(sandbox);
}

function expirePix(sandbox: Sandbox) {
  for (const entry of sandbox.books.payments.filter(isPix)) {
    const isOver = entry.expiresAt !== null && entry.expiresAt <= sandbox.now();
    if (entry.status === "pending" && isOver) losePix(sandbox, entry);
  }
}

function settleRefunds(sandbox: Sandbox) {
  for (const entry of sandbox.books.payments) {
    for (const refund of entry.refunds) {
      const { settles } = refund;
      if (settles && settles.at <= sandbox.now()) settleRefund(sandbox, entry, refund, settles.as);
    }
  }
}
