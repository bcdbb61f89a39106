import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { askForDeposit, bookingOf, confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay } from "../../../tests/support/visit.ts";
import { openOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { openBalance } from "./pay-due.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
await askForDeposit(app);
const lia = await ownerAt(app);
const byReturn = { actor: "visitor", source: "return" } as const;
const MINUTE = 60_000;
const HALF = 133_500;

const settle = (checkoutId: string) => settleCheckout(deps, checkoutId, byReturn);
const openIn = async (id: string) => openOf(await readAccount(deps.db, id));
const refundedOf = (checkoutId: string) => ledgerOf(app, checkoutId)?.amount_refunded;

async function sessionsOf(id: string) {
  const rows = await deps.db
    .selectFrom("payment_session")
    .select(["purpose", "state", "amount"])
    .where("booking_id", "=", id)
    .orderBy("opened_at")
    .execute();
  return rows.map(({ purpose, state, amount }) => `${purpose} ${amount} ${state}`);
}

describe("the balance of a booking", () => {
  test("is asked for in one session, which two devices share", async () => {
    const { id } = await confirmed(app);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openBalance(deps, id)));
    expect(new Set(opened.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    expect(opened[0]).toMatchObject({ total: 267_000, dueNow: HALF });
    expect(await sessionsOf(id)).toEqual([`booking ${HALF} paid`, `balance ${HALF} open`]);
  });

  test("enters the account once, however often it is settled, and both are told", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await Promise.all([settle(checkoutId), settle(checkoutId), reconcile(deps)]);
    expect(await openIn(id)).toBe(0);
    expect(await bookingOf(app, checkoutId)).toMatchObject({ id, state: "confirmed" });
    const mails = await deps.db
      .selectFrom("mail")
      .select("kind")
      .where("booking_id", "=", id)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(
      ["confirmation", "owner-notice", "owner-payment", "payment-received"].toSorted(),
    );
    await expect(openBalance(deps, id)).rejects.toMatchObject({ code: "nothing-open" });
  });

  test("of less than the provider takes is left to the reception", async () => {
    const { id } = await confirmed(app);
    await lia.api.notePayment({ bookingId: id, amount: HALF - 50, means: "pix" });
    expect(await openBalance(deps, id)).toMatchObject({ dueNow: 50 });
    await lia.api.notePayment({ bookingId: id, amount: 1, means: "cash" });
    await expect(openBalance(deps, id)).rejects.toMatchObject({ code: "too-little-online" });
  });

  test("is asked for anew when the owner has noted a part, and the old session ends", async () => {
    const { id } = await confirmed(app);
    const first = await openBalance(deps, id);
    await lia.api.notePayment({ bookingId: id, amount: 33_500, means: "pix" });
    const second = await openBalance(deps, id);
    expect(second).toMatchObject({ dueNow: 100_000 });
    await expect(pay(app, first.checkoutId)).rejects.toThrow();
    expect(await sessionsOf(id)).toEqual([
      `booking ${HALF} paid`,
      `balance ${HALF} ended`,
      "balance 100000 open",
    ]);
  });

  test("goes back as far as it exceeds what is open", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await lia.api.notePayment({ bookingId: id, amount: 33_500, means: "cash" });
    await settle(checkoutId);
    await reconcile(deps);
    expect(refundedOf(checkoutId)).toBe(33_500);
    expect(await openIn(id)).toBe(0);
  });

  test("goes back whole when the booking was cancelled meanwhile", async () => {
    const { id, checkoutId: deposit } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await settle(checkoutId);
    await reconcile(deps);
    expect([refundedOf(checkoutId), refundedOf(deposit)]).toEqual([HALF, HALF]);
    expect(await openIn(id)).toBe(0);
    await expect(openBalance(deps, id)).rejects.toMatchObject({ code: "nothing-open" });
  });

  test("can be asked for again after its session has expired", async () => {
    const { id } = await confirmed(app);
    const first = await openBalance(deps, id);
    app.passTime(40 * MINUTE);
    const second = await openBalance(deps, id);
    expect(second.checkoutId).not.toBe(first.checkoutId);
    await pay(app, second.checkoutId);
    await settle(second.checkoutId);
    expect(await openIn(id)).toBe(0);
  });

  test("is found again if the answer that opened it was lost", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await deps.db
      .updateTable("payment_session")
      .set({ checkout_id: null })
      .where("checkout_id", "=", checkoutId)
      .execute();
    expect((await openBalance(deps, id)).checkoutId).toBe(checkoutId);
  });

  test("is not asked for while the provider is away, and nothing is left behind", async () => {
    const { id } = await confirmed(app);
    await control(app, "faults", { path: "*", mode: "error_before", times: 50 });
    await expect(openBalance(deps, id)).rejects.toMatchObject({ code: "payment-unavailable" });
    await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
    expect((await openBalance(deps, id)).dueNow).toBe(HALF);
    expect(await sessionsOf(id)).toHaveLength(2);
  });
});
