import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bookingOf,
  confirmed,
  held,
  ledgerOf,
  paid,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import type { PaymentEvent } from "../payments/provider.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { closeCheckout } from "./close-checkout.ts";
import { receiveEvent } from "./receive-event.ts";
import { settleCheckout } from "./settle-checkout.ts";

const app = await openTestApp({ settings: { PIX: "true" } });
const { deps } = app;
const byWebhook = { actor: "provider", source: "webhook" } as const;

const event = (checkoutId: string, change: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: `evt_${Math.random().toString(36).slice(2)}`,
  type: "checkout.session.completed",
  ours: true,
  checkoutId,
  refundId: null,
  ...change,
});

const mailsOf = async (id: string) => {
  const rows = await deps.db
    .selectFrom("mail")
    .select("kind")
    .where("booking_id", "=", id)
    .execute();
  return rows.map(({ kind }) => kind).sort();
};

describe("a payment that comes late", () => {
  /** Paid, but its nights were freed before we knew. */
  async function paidTooLate(where: TestApp) {
    const story = await paid(where);
    await where.deps.pool.query("delete from occupied_nights where booking_id = $1", [story.id]);
    await where.deps.pool.query("update booking set state = 'expired' where id = $1", [story.id]);
    return story;
  }

  test("nights still free: taken again and confirmed", async () => {
    const { checkoutId, id, room, stay } = await paidTooLate(app);
    await settleCheckout(deps, checkoutId, byWebhook);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
  });

  test("nights taken: refunded in full once, guest and owner told once, ledger agrees", async () => {
    const { checkoutId, id, room, stay } = await paidTooLate(app);
    await new Visit(app).book(room, stay);
    await Promise.all([1, 2, 3, 4].map(() => settleCheckout(deps, checkoutId, byWebhook)));
    expect(await stateOf(app, id)).toBe("refunded");
    expect(await mailsOf(id)).toEqual(["nights-lost", "owner-nights-lost"]);
    const refunds = await deps.db
      .selectFrom("refund")
      .select("id")
      .where("booking_id", "=", id)
      .execute();
    expect(refunds).toHaveLength(1);
    await Promise.all(
      refunds.flatMap(({ id: refund }) => [sendRefund(deps, refund), sendRefund(deps, refund)]),
    );
    expect(ledgerOf(app, checkoutId)).toMatchObject({
      amount_captured: 267_000,
      amount_refunded: 267_000,
    });
  });
});

describe("a payment that takes its time (Pix)", () => {
  test("R14.02 is no booking while pending, outlives the hold's end, and becomes one when paid", async () => {
    const { visit, checkoutId, id } = await held(app);
    await pay(app, checkoutId, { method: "pix" });
    expect((await visit.settle(checkoutId)).statusCode).toBe(202);
    await closeCheckout(deps, await bookingOf(app, checkoutId), {
      actor: "system",
      source: "timetable",
    });
    expect(await stateOf(app, id)).toBe("held");
    await control(app, `sessions/${checkoutId}/pix`, { outcome: "paid" });
    await receiveEvent(
      deps,
      event(checkoutId, { type: "checkout.session.async_payment_succeeded" }),
    );
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("failed, it frees the nights", async () => {
    const { visit, checkoutId, id, room, stay } = await held(app);
    await pay(app, checkoutId, { method: "pix" });
    await control(app, `sessions/${checkoutId}/pix`, { outcome: "failed" });
    await receiveEvent(deps, event(checkoutId, { type: "checkout.session.async_payment_failed" }));
    expect(await stateOf(app, id)).toBe("expired");
    expect((await visit.settle(checkoutId)).statusCode).toBe(410);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
  });
});

describe("the way back", () => {
  test("a guest who never returns has her booking and her mail all the same", async () => {
    const { checkoutId, id } = await paid(app);
    await receiveEvent(deps, event(checkoutId));
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await mailsOf(id)).toEqual(["confirmation", "owner-notice"]);
  });

  test("reloading fifty times changes nothing more, and a GET never anything", async () => {
    const { visit, checkoutId, id } = await paid(app);
    const snapshot = async () =>
      (await deps.pool.query("select * from booking_journal order by id")).rows.length;
    const before = await snapshot();
    for (const url of [
      "/reservas",
      `/reservas?checkoutId=${checkoutId}`,
      `/reservas/${checkoutId}/calendario.ics`,
    ]) {
      expect((await visit.get(url)).statusCode).toBe(404);
    }
    expect(await snapshot()).toBe(before);
    for (let reload = 0; reload < 50; reload++) await visit.settle(checkoutId);
    expect(await snapshot()).toBe(before + 1);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test("R13.01 another's, an unpaid and a random id give neither name nor address", async () => {
    const { visit, checkoutId } = await held(app);
    for (const id of [checkoutId, "cs_test_random", "' or 1=1 --", "../admin"]) {
      const answer = await visit.settle(id);
      expect([402, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain("exemplo.example");
    }
  });

  test("with the provider out of reach the answer is a 503 in words, and a later one succeeds", async () => {
    const { visit, checkoutId } = await paid(app);
    const fault = {
      path: "/v1/checkout/sessions/*",
      method: "GET",
      mode: "error_before",
      times: 3,
    };
    await control(app, "faults", fault);
    const answer = await visit.settle(checkoutId);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
    expect((await visit.settle(checkoutId)).statusCode).toBe(200);
  });
});

describe("events", () => {
  const names = ["completed", "async_payment_succeeded", "expired"] as const;
  test("any order and any number of them end in the same state", async () => {
    const deliveries = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (types, atOnce) => {
        const { checkoutId, id } = await paid(app, "coqueiro");
        const events = types.map((name) => event(checkoutId, { type: `checkout.session.${name}` }));
        const twice = [...events, ...events];
        if (atOnce) await Promise.all(twice.map((one) => receiveEvent(deps, one)));
        else for (const one of twice) await receiveEvent(deps, one);
        expect(await stateOf(app, id)).toBe("confirmed");
        expect(await mailsOf(id)).toHaveLength(2);
      }),
      { numRuns: 15 },
    );
  });

  test("a session that names a booking but not its price gives the money back and tells", async () => {
    const { checkoutId, id } = await paid(app);
    await deps.pool.query("update payment_session set amount = amount + 100 where id = $1", [id]);
    await receiveEvent(deps, event(checkoutId));
    expect(await stateOf(app, id)).toBe("expired");
    expect(await deps.payments.findSession(checkoutId)).toMatchObject({ refunded: 267_000 });
    const alerts = await deps.db
      .selectFrom("alert")
      .selectAll()
      .where("subject", "=", checkoutId)
      .execute();
    expect(alerts).toMatchObject([{ kind: "payment-returned", resolved_at: null }]);
  });

  test("an event whose effect fails is not written down, so that it is told again", async () => {
    const { checkoutId, id } = await paid(app);
    const one = event(checkoutId);
    await deps.pool.query("alter table mail rename to mail_gone");
    await expect(receiveEvent(deps, one)).rejects.toThrow();
    await deps.pool.query("alter table mail_gone rename to mail");
    const known = await deps.db
      .selectFrom("payment_event")
      .select("id")
      .where("id", "=", one.id)
      .execute();
    expect(known).toHaveLength(0);
    await receiveEvent(deps, one);
    expect(await stateOf(app, id)).toBe("confirmed");
  });
});

test("webhook, return, reconciler and release at once: one booking, no refund", async () => {
  for (let round = 0; round < 20; round++) {
    const { visit, checkoutId, id } = await paid(app, "farol");
    await Promise.all([
      receiveEvent(deps, event(checkoutId)),
      visit.settle(checkoutId),
      settleCheckout(deps, checkoutId, { actor: "system", source: "reconciler" }),
      visit.post("/payment/release-checkout"),
    ]);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await mailsOf(id)).toHaveLength(2);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(0);
  }
});

test("the journal can only be added to, and its last entry is the booking's state", async () => {
  const { id } = await confirmed(app);
  const entries = await deps.db
    .selectFrom("booking_journal")
    .selectAll()
    .where("booking_id", "=", id)
    .orderBy("id")
    .execute();
  expect(
    entries.map(({ event: name, state, actor, source }) => [name, state, actor, source]),
  ).toEqual([
    ["held", "held", "visitor", "site"],
    ["checkout-opened", "held", "visitor", "site"],
    ["confirmed", "confirmed", "visitor", "return"],
  ]);
  for (const change of ["update booking_journal set event = 'x'", "delete from booking_journal"]) {
    await expect(deps.pool.query(change)).rejects.toThrow("append-only");
  }
});
