import { CONNECTED_ACCOUNT } from "../../sandbox/payments/credentials.ts";
import { sdk } from "../../sandbox/payments/testing/bench.ts";
import type { TestHouse } from "./house-on.ts";
import { ledgerOf } from "./stories.ts";

/** A refund made in the provider's dashboard, without our metadata. */
export async function refundByHand(house: TestHouse, checkoutId: string, amount?: number) {
  const payment_intent = ledgerOf(house, checkoutId)?.payment_intent ?? "";
  const part = amount === undefined ? {} : { amount };
  const account = { stripeAccount: CONNECTED_ACCOUNT };
  await sdk(house.payments.url).refunds.create({ payment_intent, ...part }, account);
}
