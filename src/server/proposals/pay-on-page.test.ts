import { describe, expect, test } from "vitest";
import { newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { atMercadoPago, moneyThere, paymentOf } from "../../../tests/support/page-payments.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { getBooking } from "../bookings/find-booking.ts";

const MINUTE = 60_000;
const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takePix(app);
await takeBy(deps, { payee: "Mare Mansa Ltda" });
const there = atMercadoPago(app);
const means = ["pix", "card"] as const satisfies OnlineMeans[];
const half = { percent: 50, balance: { daysBefore: 7, orAtProperty: true } } as const;

async function payThere({ number, page }: { number: number; page: string }, by: OnlineMeans) {
  const { status } = by === "pix" ? await there.payPix(number) : await there.payByCard(page);
  return status;
}

describe.each(means)("a proposal that is paid by %s on a page of its own", (by) => {
  test("says what it takes, is held for whoever began, and paid by itself", async () => {
    const { begin, look, total, secrets } = await proposed(app);
    expect(await look()).toMatchObject({
      ways: { card: "page", pix: "code" },
      payee: { name: "Mare Mansa Ltda" },
    });
    const who = newPayer();
    const key = newKey();
    const begun = await begin(by, who, key);
    expect(await begin(by, who, key), "the same form").toEqual(begun);
    expect(begun.at).toBe("payment");
    expect(await look()).toMatchObject({ paying: { means: by, dueNow: total, begun } });
    const payment = await paymentOf(app, begun.code);
    expect(await payment.look()).toMatchObject({ state: "open", proposalCode: expect.any(String) });
    secrets.clear();
    expect(await look(), "another browser").toMatchObject({ paying: { begun: null } });
    await payThere(payment, by);
    expect(await payment.look()).toMatchObject({ state: "paid" });
    expect(await look()).toMatchObject({ state: "paid", paid: { amount: total } });
    expect(await getBooking(deps.db, payment.id)).toMatchObject({ guest_email: who.email });
  });

  test("is ended by its own browser alone, whatever is chosen instead", async () => {
    const { begin, secrets, look } = await proposed(app);
    const { code } = await begin(by, newPayer());
    const first = await paymentOf(app, code);
    const secret = secrets.get(code) ?? "";
    secrets.clear();
    const other = by === "pix" ? "card" : "pix";
    for (const one of means) {
      const elsewhere = begin(one, newPayer());
      await expect(elsewhere).rejects.toMatchObject({ code: "proposal-waits" });
    }
    secrets.set(code, secret);
    const second = await begin(other, newPayer());
    expect(second.code).not.toBe(code);
    expect(await payThere(first, by)).toBe(409);
    expect(await first.look()).toMatchObject({ state: "ended" });
    expect(await look()).toMatchObject({ paying: { means: other, begun: second } });
  });

  test("is begun for another part of the price once the first has ended", async () => {
    const { begin, total, look } = await proposed(app, { deposit: half });
    const { code } = await begin(by);
    const part = { paysAll: false, dueNow: total / 2 };
    const second = await begin(by, undefined, undefined, part);
    expect(await stateOf(app, (await paymentOf(app, code)).id)).toBe("expired");
    const payment = await paymentOf(app, second.code);
    expect(await payment.look()).toMatchObject({ amount: total / 2 });
    await payThere(payment, by);
    await payment.look();
    expect(await look()).toMatchObject({ state: "paid", paid: { amount: total / 2 } });
  });

  test("paid just before she chose otherwise is paid, and once", async () => {
    const { begin, total } = await proposed(app);
    const { code } = await begin(by);
    const payment = await paymentOf(app, code);
    await payThere(payment, by);
    const other = by === "pix" ? "card" : "pix";
    await expect(begin(other)).rejects.toMatchObject({ code: "proposal-paid" });
    expect(moneyThere(app, payment.id)).toEqual({ received: total, refunded: 0 });
  });

  test("begins anew by the same form where the provider was away or its time is over", async () => {
    const { begin, look } = await proposed(app);
    const key = newKey();
    const who = newPayer();
    const path = by === "pix" ? "/v1/payments" : "/checkout/preferences";
    await there.fault({ path, method: "POST", mode: "error_before", times: 9 });
    await expect(begin(by, who, key)).rejects.toMatchObject({ code: "payment-unavailable" });
    await there.clearFaults();
    const first = await begin(by, who, key);
    app.passTime(36 * MINUTE);
    const second = await begin(by, who, key);
    expect(second.code).not.toBe(first.code);
    expect(await look()).toMatchObject({ paying: { begun: second } });
  });
});

test("a card in a frame is refused where it is paid on a page, and the other way round", async () => {
  const { payByCard, begin, look } = await proposed(app);
  await expect(payByCard()).rejects.toMatchObject({ code: "means-not-taken" });
  await takeBy(deps, { card: "stripe", pix: "by-hand" });
  await expect(begin("card")).rejects.toMatchObject({ code: "means-not-taken" });
  expect(await look()).toMatchObject({ ways: { card: "frame", pix: "by-hand" } });
  await payByCard();
  expect(await look()).toMatchObject({ paying: { means: "card", begun: null } });
  expect(await begin("pix", newPayer())).toMatchObject({ at: "hand-pix" });
  await takeBy(deps);
});
