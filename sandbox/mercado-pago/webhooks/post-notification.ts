import { createHmac, randomUUID } from "node:crypto";
import type { Post } from "../../provider/courier.ts";
import { WEBHOOK_SECRET } from "../credentials.ts";
import type { WebhookStyle } from "../sandbox.ts";
import type { NotificationEntry } from "../state/books.ts";

export const notificationPost: Post<NotificationEntry, WebhookStyle> = {
  patienceMs: 22_000,
  idOf: ({ id }) => id,
  isPending: ({ pending }) => pending,
  setPending(notice, is) {
    notice.pending = is;
  },
  /** Only these two count as delivered. */
  hasArrived: (status) => status === 200 || status === 201,
  write(url, notice, { form, signedId }, at) {
    const letter = form === "ipn" ? ipn(notice) : signed(notice, signedId, at);
    return {
      url: withQuery(url, letter.query),
      headers: {
        "content-type": "application/json",
        "user-agent": "MercadoPago WebHook v1.0 payment",
        ...letter.headers,
      },
      body: JSON.stringify(letter.body),
    };
  },
};

/** Every attempt has its own request id and time, so its signature differs too. */
function signed(
  notice: NotificationEntry,
  signedId: WebhookStyle["signedId"] | undefined,
  at: number,
) {
  const requestId = randomUUID();
  const id = signedId === "lower_case" ? notice.dataId.toLowerCase() : notice.dataId;
  const manifest = `id:${id};request-id:${requestId};ts:${at};`;
  const proof = createHmac("sha256", WEBHOOK_SECRET).update(manifest).digest("hex");
  return {
    query: { "data.id": notice.dataId, type: notice.topic },
    headers: { "x-signature": `ts=${at},v1=${proof}`, "x-request-id": requestId },
    body: notice.body,
  };
}

function ipn({ topic, dataId }: NotificationEntry) {
  const old = IPN_TOPICS[topic] ?? topic;
  return {
    query: { topic: old, id: dataId },
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
