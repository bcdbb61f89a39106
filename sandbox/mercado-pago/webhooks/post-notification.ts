import { createHmac, randomUUID } from "node:crypto";
import { WEBHOOK_SECRET } from "../credentials.ts";
import type { Delivery, NotificationEntry } from "../state/books.ts";
import type { WebhookStyle } from "./webhook-mode.ts";

const PATIENCE_MS = 22_000;

/** One attempt. Every outcome becomes the delivery's record, never an exception. */
export async function postNotification(
  url: string,
  entry: NotificationEntry,
  style: WebhookStyle,
  hangUp: AbortSignal,
): Promise<Delivery> {
  // The signature uses real time, not the sandbox's clock: the receiver checks it against its own.
  const at = Date.now();
  const { address, headers, body } =
    style.form === "ipn" ? ipn(url, entry) : signed(url, entry, style, at);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "MercadoPago WebHook v1.0 payment",
        ...headers,
      },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.any([hangUp, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return { at, status: response.status, error: null };
  } catch (error) {
    return { at, status: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Only these two count. */
export function arrived({ status }: Delivery): boolean {
  return status === 200 || status === 201;
}

/** Every attempt has its own request id and time, so also its own signature. */
function signed(url: string, entry: NotificationEntry, style: WebhookStyle, at: number) {
  const requestId = randomUUID();
  const id = style.signedId === "lower_case" ? entry.dataId.toLowerCase() : entry.dataId;
  const manifest = `id:${id};request-id:${requestId};ts:${at};`;
  const proof = createHmac("sha256", WEBHOOK_SECRET).update(manifest).digest("hex");
  return {
    address: withQuery(url, { "data.id": entry.dataId, type: entry.topic }),
    headers: { "x-signature": `ts=${at},v1=${proof}`, "x-request-id": requestId },
    body: entry.body,
  };
}

function ipn(url: string, { topic, dataId }: NotificationEntry) {
  const old = IPN_TOPICS[topic] ?? topic;
  return {
    address: withQuery(url, { topic: old, id: dataId }),
    headers: {},
    body: { resource: old === "payment" ? dataId : `/${old}s/${dataId}`, topic: old },
  };
}

const IPN_TOPICS: Record<string, string> = {
  topic_merchant_order_wh: "merchant_order",
  topic_chargebacks_wh: "chargebacks",
};

function withQuery(url: string, query: Record<string, string>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}
