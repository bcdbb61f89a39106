import type Stripe from "stripe";
import type { Centavos } from "../../../domain/money.ts";

/** Null until the charge is captured in full, and if the account is not kept in reais. */
export function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): Centavos | null {
  const booked = typeof charge === "object" ? charge?.balance_transaction : null;
  return typeof booked === "object" && booked?.currency === "brl" ? booked.fee : null;
}
