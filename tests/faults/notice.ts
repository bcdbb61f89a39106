import type { PaymentEvent } from "../../src/server/payments/provider.ts";

let notices = 0;

type About = { readonly checkoutId: string } | { refundId: string } | { chargebackId: string };

/** The provider's event about a session, a refund or a dispute; a new event for every call. */
export function noticeOf(about: About): PaymentEvent {
  const id = `evt_faults_${process.pid}_${notices++}`;
  return { id, type: "told", ours: true, checkoutId: null, refundId: null, ...about };
}
