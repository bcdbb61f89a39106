import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { accountOf, readNotice } from "./event.ts";

const SECRET = "segredo-ficticio-do-teste";
const account = accountOf("TEST-ficticio");

type Told = { id?: string; body?: object; sign?: string; requestId?: string | null };

function noticeOf({ id = "123456789012", body = {}, sign = id, requestId = "r-1" }: Told = {}) {
  const rest = `${requestId ? `request-id:${requestId};` : ""}ts:1742505638683;`;
  const v1 = createHmac("sha256", SECRET).update(`id:${sign};${rest}`).digest("hex");
  const told = {
    id: 9_007_199_254,
    type: "payment",
    action: "payment.updated",
    live_mode: false,
    user_id: "184200300",
    date_created: "2026-11-18T10:00:00.000-04:00",
    data: { id },
    ...body,
  };
  return {
    body: Buffer.from(JSON.stringify(told)),
    headers: {
      "x-signature": `ts=1742505638683,v1=${v1}`,
      ...(requestId && { "x-request-id": requestId }),
    },
    query: { "data.id": id, type: "payment" },
  };
}

const read = (told?: Told, whose = account) => readNotice(noticeOf(told), SECRET, whose);

test("a notification of a payment is a hint at its session", () => {
  expect(read()).toEqual({
    id: "mp_9007199254",
    type: "payment.updated",
    ours: true,
    checkoutId: "mp_payment_123456789012",
    refundId: null,
    chargebackId: null,
    madeAt: new Date("2026-11-18T14:00:00.000Z"),
    canBeEarly: true,
  });
});

test("a notification of a dispute keeps an id that is too long for a number", () => {
  const id = "2184200300123456789";
  const event = read({ id, body: { type: "topic_chargebacks_wh", action: undefined } });
  expect(event).toMatchObject({ chargebackId: `mp_cb_${id}`, checkoutId: null });
  expect(event.type).toBe("topic_chargebacks_wh");
});

test.each(["topic_merchant_order_wh", "mp-connect", "topic_claims_integration_wh"])(
  "a notification of the type %s names nothing of ours",
  (type) => {
    expect(read({ body: { type } })).toMatchObject({
      checkoutId: null,
      refundId: null,
      chargebackId: null,
      canBeEarly: false,
    });
  },
);

test("an id with letters is signed as it is sent or in lower case", () => {
  const body = { type: "order" };
  expect(read({ id: "ORD01ABC", body }).checkoutId).toBeNull();
  expect(read({ id: "ORD01ABC", sign: "ord01abc", body }).checkoutId).toBeNull();
  expect(() => read({ id: "ORD01ABC", sign: "ORD01ABD", body })).toThrow("signature-invalid");
});

test("a missing request id is left out of what is signed", () => {
  expect(read({ requestId: null }).ours).toBe(true);
});

test("only the id in the query is signed, so only that one is believed", () => {
  const event = read({ body: { data: { id: "999" } } });
  expect(event.checkoutId).toBe("mp_payment_123456789012");
});

test("what is not signed by the secret is refused", () => {
  const notice = noticeOf();
  const { "x-signature": signature = "" } = notice.headers;
  const [ts = ""] = signature.split(",");
  const headers: Record<string, string>[] = [
    {},
    { "x-signature": ts },
    { "x-signature": `${ts},v1=` },
    { "x-signature": `${ts},v1=no-hex` },
    { "x-signature": signature.replace("v1=", "v1=00") },
    { ...notice.headers, "x-request-id": "another" },
    { ...notice.headers, "x-signature": signature.replace("ts=1", "ts=2") },
  ];
  for (const wrong of headers) {
    const unsigned = { ...notice, headers: wrong };
    expect(() => readNotice(unsigned, SECRET, account)).toThrow("signature-invalid");
  }
  expect(() => readNotice(notice, "another secret", account)).toThrow("signature-invalid");
});

test("the old form, without an id that is signed, is refused", () => {
  const old = { ...noticeOf(), query: { topic: "payment", id: "123456789012" } };
  expect(() => readNotice(old, SECRET, account)).toThrow("signature-invalid");
});

test.each(["", "no json", "[]", '{"type":"payment"}'])("a body of '%s' is refused", (text) => {
  const notice = { ...noticeOf(), body: Buffer.from(text) };
  expect(() => readNotice(notice, SECRET, account)).toThrow("signature-invalid");
});

test("another mode or another account is not ours", () => {
  const live = accountOf("APP_USR-7300500900100-111826-0a1b2c-184200300");
  expect(live).toEqual({ isLive: true, userId: "184200300" });
  expect(read({}, live).ours).toBe(false);
  expect(read({ body: { live_mode: true } }, live).ours).toBe(true);
  expect(read({ body: { live_mode: true, user_id: 99 } }, live).ours).toBe(false);
  expect(read({ body: { live_mode: true } }).ours).toBe(false);
});
