import { type Centavos, toReais } from "../../../domain/money.ts";
import { ProviderError, type SessionOrder } from "../provider.ts";
import { namesOf, splitName, splitPhone } from "./payer.ts";
import { writeTime } from "./when.ts";

const LONGEST = 250;
/** Everything that a page can take in Brazil except credit cards. */
const EXCLUDED = [
  "ticket",
  "bank_transfer",
  "atm",
  "debit_card",
  "prepaid_card",
  "digital_currency",
];

/** Built from the order only, so that a retry has the same body. */
export function toPixBody(order: SessionOrder): object {
  const { payer } = order;
  if (!payer) throw new ProviderError("refused", new Error("a Pix without a payer"));
  const items = linesOf(order).map((line, index) => ({
    id: String(index + 1),
    title: line.label,
    quantity: 1,
    unit_price: toReais(line.amount),
  }));
  return {
    transaction_amount: toReais(totalOf(order)),
    payment_method_id: "pix",
    description: short(order.title),
    external_reference: order.sessionId,
    date_of_expiration: writeTime(endOf(order)),
    payer: { email: payer.email, ...namesOf(payer) },
    additional_info: { items, payer: { ...namesOf(payer), phone: splitPhone(payer.phone) } },
    metadata: metadataOf(order),
  };
}

export function toPreferenceBody(order: SessionOrder): object {
  const { payer, returnUrl: url } = order;
  return {
    items: linesOf(order).map((line, index) => ({
      id: String(index + 1),
      title: short(order.title),
      description: line.label,
      quantity: 1,
      unit_price: toReais(line.amount),
      currency_id: "BRL",
    })),
    ...(payer && { payer: toPreferencePayer(payer) }),
    back_urls: { success: url, pending: url, failure: url },
    auto_return: "approved",
    external_reference: order.sessionId,
    expires: true,
    expiration_date_to: writeTime(endOf(order)),
    // A card is approved or declined at once: a review of days would hold the nights too long.
    binary_mode: true,
    payment_methods: {
      excluded_payment_types: EXCLUDED.map((id) => ({ id })),
      installments: order.mostInstallments,
    },
    metadata: metadataOf(order),
  };
}

function toPreferencePayer(payer: NonNullable<SessionOrder["payer"]>) {
  const { first, last } = splitName(payer.name);
  const phone = splitPhone(payer.phone);
  return { name: first, ...(last && { surname: last }), email: payer.email, phone };
}

/** Mercado Pago rewrites metadata keys, so the facts are one JSON text. */
function metadataOf({ bookingId, purpose, facts }: SessionOrder) {
  return { booking_id: bookingId, purpose, facts: JSON.stringify(facts) };
}

/** An item cannot have a negative amount: with a discount, all lines become one. */
function linesOf(order: SessionOrder): SessionOrder["lines"] {
  const lines = order.lines.filter(({ amount }) => amount !== 0);
  const shown = lines.every(({ amount }) => amount > 0)
    ? lines
    : [{ label: order.title, amount: totalOf(order) }];
  return shown.map(({ label, amount }) => ({ label: short(label), amount }));
}

function totalOf({ lines }: SessionOrder): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** It must not be payable once the nights are no longer held. */
function endOf({ expiresAt, keptUntil }: SessionOrder): Date {
  return expiresAt < keptUntil ? expiresAt : keptUntil;
}

const short = (text: string) => text.slice(0, LONGEST);
