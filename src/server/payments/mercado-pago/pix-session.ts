import type { PaymentSession, SessionStatus } from "../provider.ts";
import { pixSessionId } from "./ids.ts";
import { byApproval, byCreation, isOnItsWay, isPaid, moneyOf } from "./payment.ts";
import { guestIn, type Mode, namesIn } from "./session.ts";
import type { Payment } from "./shapes.ts";

/**
 * The payments of one reference: the first is the Pix that we opened; any others paid its code
 * again.
 */
export function toPixSession(
  opened: Payment,
  others: readonly Payment[],
  mode: Mode,
): PaymentSession {
  const all = [opened, ...others].toSorted(byCreation);
  const [pix = opened] = all;
  const [money, ...further] = all.filter(isPaid).toSorted(byApproval).map(moneyOf);
  const status = money ? "paid" : unpaidStatus(pix);
  return {
    id: pixSessionId(pix.id),
    ...namesIn(pix),
    status,
    amount: money?.amount ?? moneyOf(pix).amount,
    refunded: money?.refunded ?? 0,
    currency: pix.currency_id.toLowerCase(),
    isOurMode: all.every(({ live_mode: isLive }) => isLive === mode.isLive),
    paymentId: money?.paymentId ?? null,
    further,
    refundableUntil: money?.refundableUntil ?? null,
    means: "pix",
    pay: status === "open" ? codeOf(pix) : null,
    openedAt: pix.date_created,
    expiresAt: pix.date_of_expiration ?? pix.date_created,
    guest: guestIn(pix),
  };
}

/** For a Pix, 'pending' means that it is not paid yet. */
function unpaidStatus(pix: Payment): SessionStatus {
  if (pix.status === "pending") return "open";
  return isOnItsWay(pix) ? "processing" : "ended";
}

function codeOf({ point_of_interaction: point }: Payment): PaymentSession["pay"] {
  const brCode = point?.transaction_data?.qr_code;
  return brCode ? { kind: "code", brCode } : null;
}
