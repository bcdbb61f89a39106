import { addPayment, changePayment, takeFee } from "../payments/change-payment.ts";
import { totalOf } from "../preferences/preference.ts";
import type { Sandbox } from "../sandbox.ts";
import type { CardDetails, PaymentEntry, PreferenceEntry } from "../state/books.ts";
import { newId } from "../state/identifier.ts";
import { type Installment, installmentsFor, interestBorne } from "./installments.ts";
import { brandOf, type CardOutcome, outcomeOf } from "./test-cards.ts";

export type CardAttempt = {
  number: string;
  holder: string;
  expMonth: number;
  expYear: number;
  installment: Installment;
  email: string | null;
  /** The page's token, so that a form that is sent twice pays once. */
  attempt: string;
};

/** Every attempt becomes a payment, also a declined one. */
export function payByCard(
  sandbox: Sandbox,
  preference: PreferenceEntry,
  attempt: CardAttempt,
): PaymentEntry {
  const known = sandbox.books.payments.find(
    ({ means }) => means.type === "card" && means.attempt === attempt.attempt,
  );
  if (known) return known;

  const entry = newCardPayment(sandbox, preference, attempt);
  if (entry.status === "approved") collect(sandbox, entry, attempt.installment);
  addPayment(sandbox, entry);
  return entry;
}

/** The end of a review, which only a page without binary mode can begin. */
export function endReview(sandbox: Sandbox, entry: PaymentEntry, as: "approved" | "rejected") {
  if (as === "rejected")
    return changePayment(sandbox, entry, "rejected", "cc_rejected_other_reason");
  if (entry.means.type === "card")
    collect(sandbox, entry, installmentOf(sandbox, entry, entry.means));
  changePayment(sandbox, entry, "approved", "accredited");
}

export function offeredTo(sandbox: Sandbox, preference: PreferenceEntry): Installment[] {
  return installmentsFor(totalOf(preference), sandbox.habits.interestFreeUpTo).filter(
    ({ count }) => count <= preference.installments,
  );
}

function newCardPayment(
  sandbox: Sandbox,
  preference: PreferenceEntry,
  attempt: CardAttempt,
): PaymentEntry {
  const now = sandbox.now();
  const total = totalOf(preference);
  const { status, detail } = bankSays(preference, attempt.number);
  return {
    id: newId(sandbox.books),
    live: preference.live,
    status,
    statusDetail: detail,
    asked: total,
    amount: total,
    createdAt: now,
    approvedAt: null,
    updatedAt: now,
    expiresAt: null,
    readableAt: now + sandbox.habits.earlyMs,
    description: preference.items.map(({ title }) => title).join(", "),
    externalReference: preference.externalReference,
    metadata: preference.metadata,
    additionalInfo: {},
    statementDescriptor: preference.statementDescriptor,
    payer: {
      email: attempt.email ?? preference.payerEmail,
      firstName: null,
      lastName: null,
      identification: null,
    },
    means: { type: "card", ...cardDetails(preference, attempt) },
    fees: [],
    refunds: [],
    indexed: [],
  };
}

function cardDetails(preference: PreferenceEntry, attempt: CardAttempt): CardDetails {
  const { number, installment } = attempt;
  return {
    brand: brandOf(number),
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    holder: attempt.holder,
    expMonth: attempt.expMonth,
    expYear: attempt.expYear,
    installments: installment.count,
    installmentAmount: installment.parcel,
    totalPaid: installment.total,
    preferenceId: preference.id,
    orderId: preference.orderId,
    binaryMode: preference.binaryMode,
    attempt: attempt.attempt,
  };
}

/** In binary mode nothing stays undecided. */
function bankSays({ binaryMode }: PreferenceEntry, number: string): CardOutcome {
  const outcome = outcomeOf(number) ?? { status: "rejected", detail: "cc_rejected_other_reason" };
  if (outcome.status === "in_process" && binaryMode)
    return { status: "rejected", detail: "cc_rejected_high_risk" };
  return outcome;
}

/** The buyer's interest is listed, but the account does not pay it. */
function collect(sandbox: Sandbox, entry: PaymentEntry, installment: Installment) {
  takeFee(entry, sandbox.now());
  const borne = interestBorne(entry.amount, installment);
  const paid = installment.total - entry.amount;
  if (borne > 0) entry.fees.push({ type: "financing_fee", payer: "collector", amount: borne });
  if (paid > 0) entry.fees.push({ type: "financing_fee", payer: "payer", amount: paid });
}

function installmentOf(sandbox: Sandbox, entry: PaymentEntry, card: CardDetails): Installment {
  const offered = installmentsFor(entry.amount, sandbox.habits.interestFreeUpTo);
  const chosen = offered.find(({ count }) => count === card.installments);
  if (!chosen) throw new Error(`no ${card.installments} installments of ${entry.amount}`);
  return chosen;
}
