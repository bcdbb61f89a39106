import { Stripe } from "stripe";
import { receiveWebhooks } from "../../provider/testing/webhook-receiver.ts";
import { WEBHOOK_SIGNING_SECRET } from "../credentials.ts";

/** The caller that reads the events checks their signature. */
export async function receiveEvents(...statuses: number[]) {
  const receiver = await receiveWebhooks(...statuses);
  const events = () =>
    receiver.received.map(({ payload, headers }) =>
      Stripe.webhooks.constructEvent(
        payload,
        String(headers["stripe-signature"]),
        WEBHOOK_SIGNING_SECRET,
      ),
    );
  return { ...receiver, events, types: () => events().map(({ type }) => type) };
}
