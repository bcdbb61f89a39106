import type { Centavos } from "../../../domain/money.ts";
import type { FurtherPayment } from "../provider.ts";
import { paymentId } from "./ids.ts";
import { toCentavos } from "./reais.ts";
import type { Payment } from "./shapes.ts";

const DAY_MS = 24 * 60 * 60_000;
/** How long Mercado Pago takes refunds, after the approval. */
const REFUNDABLE_DAYS = { pix: 90, card: 180 };

const PAID = new Set(["approved", "refunded", "charged_back", "in_mediation"]);
const ON_ITS_WAY = new Set(["in_process", "authorized", "pending"]);
const GIVEN_UP = new Set(["rejected", "cancelled"]);

export const isPaid = ({ status }: Payment) => PAID.has(status);
export const isOnItsWay = ({ status }: Payment) => ON_ITS_WAY.has(status);
/** A refund of a disputed payment is refused because of the guest's bank. */
export const isDisputed = ({ status }: Payment) =>
  status === "charged_back" || status === "in_mediation";

const isByPix = (payment: Payment) => payment.payment_method_id === "pix";

/** A Pix whose code we show. One paid on Mercado Pago's page has an order there. */
export const isOwnPix = (payment: Payment) => isByPix(payment) && !payment.order;

/** The amount of one payment, and what happened to it. */
export function moneyOf(payment: Payment): FurtherPayment {
  return {
    paymentId: paymentId(payment.id),
    amount: toCentavos(payment.transaction_amount),
    refunded: refundedOf(payment),
    refundableUntil: refundableUntil(payment),
  };
}

/** Includes refunds under way, which the payment's own sum may omit. */
function refundedOf({ transaction_amount_refunded: told, refunds }: Payment): Centavos {
  const sum = (refunds ?? [])
    .filter(({ status }) => !GIVEN_UP.has(status ?? ""))
    .reduce((total, { amount }) => total + toCentavos(amount), 0);
  return Math.max(toCentavos(told ?? 0), sum);
}

function refundableUntil(payment: Payment): Date | null {
  const { date_approved: approved } = payment;
  if (!approved) return null;
  const days = isByPix(payment) ? REFUNDABLE_DAYS.pix : REFUNDABLE_DAYS.card;
  return new Date(approved.getTime() + days * DAY_MS);
}

/** Mercado Pago's fee on the house's money, without the interest that the guest pays. */
export function feeOf({ date_approved: approved, fee_details: fees }: Payment): Centavos | null {
  if (!approved) return null;
  return (fees ?? [])
    .filter(({ fee_payer: payer }) => payer === "collector")
    .reduce((sum, { amount }) => sum + toCentavos(amount), 0);
}

/** Ids break ties of equal times. They are numbers, some too long for a JavaScript number. */
const byId = (a: Payment, b: Payment) => a.id.localeCompare(b.id, "en", { numeric: true });
const approvalOf = ({ date_approved: approved, date_created: created }: Payment) =>
  (approved ?? created).getTime();
export const byApproval = (a: Payment, b: Payment) => approvalOf(a) - approvalOf(b) || byId(a, b);
export const byCreation = (a: Payment, b: Payment) =>
  a.date_created.getTime() - b.date_created.getTime() || byId(a, b);
