import { Stripe } from "stripe";
import type { Post } from "../../provider/courier.ts";
import { WEBHOOK_SIGNING_SECRET } from "../credentials.ts";
import type { StripeKind } from "../sandbox.ts";
import type { EventEntry } from "../state/books.ts";

export const eventPost: Post<EventEntry, StripeKind["changes"]> = {
  patienceMs: 20_000,
  idOf: ({ event }) => event.id,
  isPending: ({ event }) => event.pending_webhooks > 0,
  setPending({ event }, is) {
    event.pending_webhooks = is ? 1 : 0;
  },
  hasArrived: (status) => status >= 200 && status < 300,
  write(url, { event }, changes, at) {
    const body = JSON.stringify({ ...event, ...changes }, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SIGNING_SECRET,
      timestamp: Math.floor(at / 1000),
    });
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    };
    return { url, headers, body };
  },
};
