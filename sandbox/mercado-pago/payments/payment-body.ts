import { inItsZone, inReais } from "../api/values.ts";
import { COLLECTOR_ID } from "../credentials.ts";
import type { Sandbox } from "../sandbox.ts";
import type { PaymentEntry } from "../state/books.ts";
import { collectorFee, refunded } from "./amounts.ts";
import { meansBody } from "./means-body.ts";
import { refundBody } from "./refund-body.ts";

const CARD_RELEASE_MS = 30 * 24 * 60 * 60 * 1000;

export type PaymentBody = ReturnType<typeof paymentBody>;

/** A payment as every call answers it. */
export function paymentBody(sandbox: Sandbox, entry: PaymentEntry) {
  const { means } = entry;
  return {
    id: entry.id,
    date_created: inItsZone(entry.createdAt),
    date_approved: timeOrNull(entry.approvedAt),
    date_last_updated: inItsZone(entry.updatedAt),
    date_of_expiration: timeOrNull(entry.expiresAt),
    money_release_date: timeOrNull(releasedAt(entry)),
    operation_type: "regular_payment",
    status: entry.status,
    status_detail: entry.statusDetail,
    currency_id: "BRL",
    description: entry.description,
    live_mode: entry.live,
    collector_id: COLLECTOR_ID,
    payer: payerBody(entry),
    metadata: entry.metadata,
    additional_info: entry.additionalInfo,
    external_reference: entry.externalReference,
    transaction_amount: inReais(entry.amount),
    transaction_amount_refunded: inReais(refunded(entry)),
    coupon_amount: 0,
    statement_descriptor: entry.statementDescriptor,
    fee_details: entry.fees.map(({ type, payer, amount }) => ({
      type,
      fee_payer: payer,
      amount: inReais(amount),
    })),
    transaction_details: {
      net_received_amount: inReais(
        entry.approvedAt === null ? 0 : entry.amount - collectorFee(entry),
      ),
      total_paid_amount: inReais(means.type === "card" ? means.totalPaid : entry.amount),
      overpaid_amount: 0,
      installment_amount: inReais(means.type === "card" ? means.installmentAmount : 0),
      financial_institution: null,
      external_resource_url: null,
      payment_method_reference_id: null,
      ...(means.type === "pix" && { transaction_id: means.transfer, bank_transfer_id: null }),
    },
    captured: true,
    refunds: entry.refunds.map((refund) => refundBody(entry.id, refund)),
    ...meansBody(sandbox, entry),
  };
}

function payerBody({ id, payer }: PaymentEntry) {
  return {
    id: String(id % 1_000_000_007),
    type: null,
    email: payer.email,
    first_name: payer.firstName,
    last_name: payer.lastName,
    identification: payer.identification ?? { type: null, number: null },
    phone: { area_code: null, number: null, extension: null },
    entity_type: null,
  };
}

function releasedAt({ means, approvedAt }: PaymentEntry): number | null {
  if (approvedAt === null || means.type === "pix") return approvedAt;
  return approvedAt + CARD_RELEASE_MS;
}

function timeOrNull(ms: number | null): string | null {
  return ms === null ? null : inItsZone(ms);
}
