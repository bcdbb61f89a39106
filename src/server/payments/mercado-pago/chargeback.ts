import type { Chargeback } from "../provider.ts";
import { chargebackId, paymentId } from "./ids.ts";
import { oursIn } from "./metadata.ts";
import { toCentavos } from "./reais.ts";
import type { ChargebackAnswer, Payment } from "./shapes.ts";

/** Only the payment names the booking. */
export function toChargeback(answer: ChargebackAnswer, payment: Payment | null): Chargeback {
  const { documentation_required: isAsked, date_documentation_deadline: deadline } = answer;
  const [number] = answer.payments;
  return {
    id: chargebackId(answer.id),
    bookingId: (payment && oursIn(payment)?.bookingId) ?? null,
    paymentId: number === undefined ? null : paymentId(number),
    amount: toCentavos(answer.amount),
    state: stateOf(answer),
    answerBy: (isAsked && deadline) || null,
  };
}

function stateOf({ coverage_applied: isCovered }: ChargebackAnswer): Chargeback["state"] {
  if (isCovered === null || isCovered === undefined) return "open";
  return isCovered ? "won" : "lost";
}
