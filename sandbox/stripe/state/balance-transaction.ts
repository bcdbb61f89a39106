import type { Stripe } from "stripe";

const SECONDS_UNTIL_AVAILABLE = 30 * 86_400;

/** The charge's balance transaction, with the fees of a Brazilian account. */
export function balanceTransactionOf(charge: Stripe.Charge): Stripe.BalanceTransaction {
  const { amount, currency, created } = charge;
  const fee = feeFor(charge);
  return {
    id: String(charge.balance_transaction),
    object: "balance_transaction",
    amount,
    available_on: created + SECONDS_UNTIL_AVAILABLE,
    balance_type: "payments",
    created,
    currency,
    description: charge.description,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency,
        description: "Stripe processing fees",
        type: "stripe_fee",
      },
    ],
    net: amount - fee,
    reporting_category: "charge",
    source: charge.id,
    status: "pending",
    type: "charge",
  };
}

/** 3.99 % and 39 centavos by card, 1.19 % by Pix. */
function feeFor({ amount, payment_method_details: paid }: Stripe.Charge): number {
  return paid?.type === "pix" ? Math.round(amount * 0.0119) : Math.round(amount * 0.0399) + 39;
}
