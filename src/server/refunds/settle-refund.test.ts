import { beforeAll, describe, expect, test } from "vitest";
import { confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Deps } from "../deps.ts";
import { ProviderError, type ProviderRefund } from "../payments/provider.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { oweRefund } from "./owe-refund.ts";
import { sendRefund } from "./send-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const app = await openTestApp();
const { deps } = app;
const cause = { actor: "provider", source: "webhook" } as const;
const AMOUNT = 1_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
let booking: Awaited<ReturnType<typeof confirmed>>;
beforeAll(async () => {
  booking = await confirmed(app);
});

/** A partial refund, owed and not yet sent. */
async function owed(): Promise<string> {
  const { id } = booking;
  const refund = { reason: "goodwill", amount: AMOUNT } as const;
  const at = new Date(deps.clock());
  await deps.db.transaction().execute((tx) => oweRefund({ tx, cause, at }, id, refund));
  const { rows } = await deps.pool.query("select id from refund where state = 'due'");
  expect(rows).toHaveLength(1);
  return rows[0].id;
}

const refundOf = (id: string) =>
  deps.db.selectFrom("refund").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

const openAlerts = (id: string) =>
  deps.db
    .selectFrom("alert")
    .selectAll()
    .where("subject", "=", id)
    .where("resolved_at", "is", null)
    .execute();

async function journal() {
  const entries = await deps.db.selectFrom("booking_journal").selectAll().orderBy("id").execute();
  return entries.filter(({ event }) => event.startsWith("refund-"));
}

/** A provider with this response to a refund. */
function answering(refund: Deps["payments"]["refund"]): Deps {
  return { ...deps, payments: { ...deps.payments, refund } };
}

const told = (refundId: string | null, state: ProviderRefund["state"]): ProviderRefund => ({
  id: `re_${refundId}`,
  refundId,
  paymentId: null,
  amount: AMOUNT,
  reason: "goodwill",
  state,
});

describe("sending a refund", () => {
  test("gives exactly what is owed of the very payment, and is written down", async () => {
    const id = await owed();
    const before = ledgerOf(app, booking.checkoutId)?.amount_refunded ?? 0;
    await sendRefund(deps, id);
    expect(await refundOf(id)).toMatchObject({
      state: "succeeded",
      provider_refund_id: expect.stringMatching(/^re_/),
    });
    expect(ledgerOf(app, booking.checkoutId)?.amount_refunded).toBe(before + AMOUNT);
    expect((await journal()).at(-1)).toMatchObject({
      booking_id: booking.id,
      event: "refund-succeeded",
      state: "confirmed",
      actor: "system",
      source: "timetable",
      facts: { amount: AMOUNT },
    });
  });

  test("again, or of what nobody owes, asks the provider nothing", async () => {
    const id = await owed();
    await sendRefund(deps, id);
    const silent = answering(() => Promise.reject(new Error("asked")));
    await expect(sendRefund(silent, id)).resolves.toBeUndefined();
    const nobodys = "00000000-0000-4000-8000-000000000000";
    await expect(sendRefund(silent, nobodys)).resolves.toBeUndefined();
  });

  test("that breaks off, or that no key of ours opens a door for, stays owed in silence", async () => {
    const id = await owed();
    for (const outcome of ["unknown", "barred"] as const) {
      const cut = answering(() => Promise.reject(new ProviderError(outcome, new Error("cut"))));
      await expect(sendRefund(cut, id)).rejects.toThrow(ProviderError);
    }
    const broken = answering(() => Promise.reject(new Error("ours")));
    await expect(sendRefund(broken, id)).rejects.toThrow("ours");
    expect(await openAlerts(id)).toEqual([]);
    await sendRefund(deps, id);
    expect((await refundOf(id)).state).toBe("succeeded");
  });

  test("that is refused is told of and never tried again", async () => {
    const id = await owed();
    const refused = answering(() => Promise.reject(new ProviderError("refused", new Error("no"))));
    await sendRefund(refused, id);
    expect(await refundOf(id)).toMatchObject({ state: "failed", provider_refund_id: null });
    expect(await openAlerts(id)).toMatchObject([{ kind: "refund-failed", booking_id: booking.id }]);
    expect((await journal()).at(-1)).toMatchObject({ event: "refund-failed", source: "timetable" });
    const before = ledgerOf(app, booking.checkoutId)?.amount_refunded;
    await reconcile(deps);
    expect(ledgerOf(app, booking.checkoutId)?.amount_refunded).toBe(before);
  });

  test("that is refused to one and taken from another is taken", async () => {
    const id = await owed();
    const late = answering(async (order) => {
      await settleRefund(deps, await deps.payments.refund(order), cause);
      throw new ProviderError("refused", new Error("nothing is left"));
    });
    await sendRefund(late, id);
    expect((await refundOf(id)).state).toBe("succeeded");
    expect(await openAlerts(id)).toEqual([]);
  });

  test("days after it went and nobody wrote it down: it goes only once", async () => {
    const id = await owed();
    const before = ledgerOf(app, booking.checkoutId)?.amount_refunded ?? 0;
    const killed = answering(async (order) => {
      await deps.payments.refund(order);
      throw new Error("killed");
    });
    await expect(sendRefund(killed, id)).rejects.toThrow("killed");
    app.passTime(2 * DAY);
    await sendRefund(deps, id);
    expect((await refundOf(id)).state).toBe("succeeded");
    expect(ledgerOf(app, booking.checkoutId)?.amount_refunded).toBe(before + AMOUNT);
  });

  test("is looked for at the provider only once its key may be forgotten there", async () => {
    const id = await owed();
    let looked = 0;
    const listRefunds: Deps["payments"]["listRefunds"] = (of) => {
      looked += 1;
      return deps.payments.listRefunds(of);
    };
    const cut = answering(() => Promise.reject(new Error("cut")));
    const watched = { ...cut, payments: { ...cut.payments, listRefunds } };
    await expect(sendRefund(watched, id)).rejects.toThrow("cut");
    app.passTime(22 * HOUR);
    await expect(sendRefund(watched, id)).rejects.toThrow("cut");
    expect(looked).toBe(0);
    app.passTime(2 * HOUR);
    await expect(sendRefund(watched, id)).rejects.toThrow("cut");
    expect(looked).toBe(1);
    // The payment has other refunds, but not this one.
    const before = ledgerOf(app, booking.checkoutId)?.amount_refunded ?? 0;
    await sendRefund(deps, id);
    expect(ledgerOf(app, booking.checkoutId)?.amount_refunded).toBe(before + AMOUNT);
  });
});

describe("what the provider says of a refund", () => {
  test("is followed step by step, each written down once with who said it", async () => {
    const id = await owed();
    const before = (await journal()).length;
    for (const state of ["pending", "pending", "succeeded", "failed", "failed"] as const) {
      await settleRefund(deps, told(id, state), cause);
      expect(await refundOf(id)).toMatchObject({ state, provider_refund_id: `re_${id}` });
    }
    const written = (await journal()).slice(before);
    expect(written.map(({ event }) => event)).toEqual([
      "refund-pending",
      "refund-succeeded",
      "refund-failed",
    ]);
    expect(written[0]).toMatchObject({ actor: "provider", source: "webhook" });
    expect(await openAlerts(id)).toMatchObject([
      { kind: "refund-failed", booking_id: booking.id, facts: { amount: AMOUNT } },
    ]);
  });

  test("ends the alert once the money went after all", async () => {
    const id = await owed();
    await settleRefund(deps, told(id, "failed"), cause);
    expect(await openAlerts(id)).toHaveLength(1);
    await settleRefund(deps, told(id, "succeeded"), cause);
    expect(await openAlerts(id)).toEqual([]);
  });

  test("ends what was said of its slowness once it is final, and not before", async () => {
    const id = await owed();
    const slow = { kind: "refund-slow", subject: id, bookingId: booking.id } as const;
    await raiseAlert(deps, deps.db, slow);
    await settleRefund(deps, told(id, "pending"), cause);
    expect(await openAlerts(id)).toMatchObject([{ kind: "refund-slow" }]);
    await settleRefund(deps, told(id, "succeeded"), cause);
    expect(await openAlerts(id)).toEqual([]);
  });

  test("of one that is not ours changes nothing, and what belongs to it is written all the same", async () => {
    const before = await journal();
    const strangers = [null, "somebody else's", "00000000-0000-4000-8000-000000000000"];
    for (const refundId of strangers) {
      let also = 0;
      await settleRefund(deps, told(refundId, "succeeded"), cause, async (tx) => {
        expect(tx.isTransaction).toBe(true);
        also += 1;
      });
      expect(also).toBe(1);
    }
    expect(await journal()).toEqual(before);
  });
});
