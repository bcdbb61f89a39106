import { tellPayment } from "../notifications/record-notification.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry, PaymentStatus } from "../state/books.ts";
import { indexed } from "./index-body.ts";
import { paymentBody } from "./payment-body.ts";

export function addPayment(sandbox: Sandbox, entry: PaymentEntry) {
  sandbox.books.payments.push(entry);
  writeIndex(sandbox, entry);
  tellPayment(sandbox, entry, "created");
}

/** Sets the given fields, and notifies the account's webhook. */
export function changePayment(
  sandbox: Sandbox,
  entry: PaymentEntry,
  status: PaymentStatus,
  statusDetail: string,
) {
  Object.assign(entry, { status, statusDetail, updatedAt: sandbox.now() });
  writeIndex(sandbox, entry);
  tellPayment(sandbox, entry, "updated");
}

const FEE_PER_MYRIAD = { pix: 99, card: 498 };

/** The money arrives: the provider takes its fee. */
export function takeFee(entry: PaymentEntry, now: number) {
  entry.approvedAt = now;
  const amount = Math.round((entry.amount * FEE_PER_MYRIAD[entry.means.type]) / 10_000);
  entry.fees.unshift({ type: "mercadopago_fee", payer: "collector", amount });
}

function writeIndex(sandbox: Sandbox, entry: PaymentEntry) {
  const visibleAt = Math.max(sandbox.now() + sandbox.habits.indexLagMs, entry.readableAt);
  entry.indexed = indexed(entry.indexed, sandbox.now(), {
    visibleAt,
    body: paymentBody(sandbox, entry),
  });
}
