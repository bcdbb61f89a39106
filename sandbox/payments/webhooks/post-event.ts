import { Stripe } from "stripe";
import { WEBHOOK_SIGNING_SECRET } from "../credentials.ts";
import type { Delivery, RecordedEvent } from "../state/books.ts";

const PATIENCE_MS = 20_000;

/** One signed attempt. Every outcome becomes the delivery's record, never an exception. */
export async function postEvent(
  url: string,
  event: RecordedEvent,
  hangUp: AbortSignal,
): Promise<Delivery> {
  // The signature uses real time, not the sandbox's clock: the receiver checks it against its own.
  const at = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SIGNING_SECRET,
    timestamp: at,
  });
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature,
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.any([hangUp, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return { at, status: response.status, error: null };
  } catch (error) {
    return { at, status: null, error: error instanceof Error ? error.message : String(error) };
  }
}

export function arrived({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300;
}
