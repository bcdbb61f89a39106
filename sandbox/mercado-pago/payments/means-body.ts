import { inItsZone } from "../api/values.ts";
import type { Sandbox } from "../sandbox.ts";
import type { CardDetails, PaymentEntry, PixDetails } from "../state/books.ts";

/** The part of a payment that depends on how it is paid. */
export function meansBody(sandbox: Sandbox, { means, id, createdAt }: PaymentEntry) {
  return means.type === "pix" ? pixBody(sandbox, id, means) : cardBody(means, inItsZone(createdAt));
}

function pixBody(sandbox: Sandbox, id: number, { code, picture, paidBy, transfer }: PixDetails) {
  return {
    issuer_id: "12501",
    payment_method_id: "pix",
    payment_type_id: "bank_transfer",
    payment_method: { id: "pix", type: "bank_transfer", issuer_id: "12501" },
    binary_mode: false,
    installments: 1,
    card: {},
    order: {},
    point_of_interaction: {
      type: "OPENPLATFORM",
      sub_type: null,
      business_info: { unit: "online_payments", sub_unit: "default" },
      application_data: { name: null, version: null },
      transaction_data: {
        qr_code: code,
        qr_code_base64: picture,
        ticket_url: `${sandbox.url()}/banco?pagamento=${id}`,
        transaction_id: transfer,
        bank_info: {
          payer: { account_id: null, long_name: paidBy },
          collector: { account_id: null, long_name: "MERCADO PAGO" },
          is_same_bank_account_owner: null,
        },
      },
    },
  };
}

function cardBody(card: CardDetails, created: string) {
  return {
    issuer_id: "24",
    payment_method_id: card.brand,
    payment_type_id: "credit_card",
    payment_method: { id: card.brand, type: "credit_card", issuer_id: "24" },
    binary_mode: card.binaryMode,
    installments: card.installments,
    card: {
      id: null,
      first_six_digits: card.firstSix,
      last_four_digits: card.lastFour,
      expiration_month: card.expMonth,
      expiration_year: card.expYear,
      date_created: created,
      date_last_updated: created,
      cardholder: { name: card.holder, identification: { type: null, number: null } },
    },
    order: { type: "mercadopago", id: String(card.orderId) },
    point_of_interaction: {
      type: "CHECKOUT",
      sub_type: null,
      business_info: { unit: "online_payments", sub_unit: "checkout_pro" },
    },
  };
}
