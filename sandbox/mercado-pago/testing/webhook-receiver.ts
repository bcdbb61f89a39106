import { createHmac } from "node:crypto";
import { type Received, receiveWebhooks } from "../../provider/testing/webhook-receiver.ts";
import { WEBHOOK_SECRET } from "../credentials.ts";

export async function receiveNotifications(...statuses: number[]) {
  const receiver = await receiveWebhooks(...statuses);
  const notifications = () =>
    receiver.received.map((one) => ({ ...one, body: JSON.parse(one.payload) }));
  return { ...receiver, notifications };
}

/** Written from the documentation, not from the sender's code. */
export function isSigned({ query, headers }: Received, secret = WEBHOOK_SECRET): boolean {
  const [, ts, v1] = String(headers["x-signature"]).match(/^ts=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  const text = `id:${query.get("data.id")};request-id:${headers["x-request-id"]};ts:${ts};`;
  return createHmac("sha256", secret).update(text).digest("hex") === v1;
}
