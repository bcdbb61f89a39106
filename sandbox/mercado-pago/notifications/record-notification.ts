import { inItsZone } from "../api/values.ts";
import { APPLICATION_ID, COLLECTOR_ID } from "../credentials.ts";
import type { Sandbox } from "../sandbox.ts";
import type { ChargebackEntry, NotificationEntry, PaymentEntry } from "../state/books.ts";
import { newId } from "../state/identifier.ts";

/** The notification only names the payment: the receiver must read its state. */
export function tellPayment(sandbox: Sandbox, entry: PaymentEntry, what: "created" | "updated") {
  const action = `payment.${what}`;
  record(sandbox, { topic: "payment", action, dataId: String(entry.id), live: entry.live }, {});
  if (sandbox.habits.merchantOrders) tellOrder(sandbox, entry);
}

export function tellChargeback(sandbox: Sandbox, { id, paymentId, live }: ChargebackEntry) {
  const data = {
    id,
    checkout: "PRO",
    date_updated: inItsZone(sandbox.now()),
    payment_id: paymentId,
    product_id: "",
    site_id: "MLB",
    transaction_intent_id: "",
  };
  const what = { topic: "topic_chargebacks_wh", action: "changed_case_status", dataId: id, live };
  record(sandbox, what, {
    actions: ["changed_case_status"],
    application_id: APPLICATION_ID,
    data,
    resource: `/v1/chargebacks/${id}`,
  });
}

/** Any other notification, as accounts with more topics get them. */
export function tellOther(sandbox: Sandbox, topic: string, dataId: string): NotificationEntry {
  return record(sandbox, { topic, action: `${topic}.updated`, dataId, live: false }, {});
}

function tellOrder(sandbox: Sandbox, { means, live, id }: PaymentEntry) {
  const dataId = String(means.type === "card" ? means.orderId : id);
  record(sandbox, { topic: "topic_merchant_order_wh", action: "update", dataId, live }, {});
}

type What = { topic: string; action: string; dataId: string; live: boolean };

function record(sandbox: Sandbox, what: What, changes: object): NotificationEntry {
  const { topic, action, dataId, live } = what;
  const id = newId(sandbox.books);
  const createdAt = sandbox.now();
  const body = {
    action,
    api_version: "v1",
    data: { id: dataId },
    date_created: inItsZone(createdAt),
    id,
    live_mode: live,
    type: topic,
    user_id: String(COLLECTOR_ID),
    ...changes,
  };
  const entry: NotificationEntry = {
    ...{ id, topic, action, dataId, createdAt, body },
    pending: false,
    deliveries: [],
  };
  sandbox.books.notifications.push(entry);
  sandbox.courier.take(entry);
  return entry;
}
