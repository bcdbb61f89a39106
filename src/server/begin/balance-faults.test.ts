import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { askForDeposit, confirmed, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { askedOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { lookAtOwnBooking } from "../guest/look-at-own-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { sendRefund } from "../refunds/send-refund.ts";
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

const askedIn = async (id: string) => askedOf(await readAccount(deps.db, id));

async function alertsOf(id: string): Promise<string[]> {
  const alerts = await deps.db
    .selectFrom("alert")
    .select("kind")
    .where("booking_id", "=", id)
    .where("resolved_at", "is", null)
    .execute();
  return alerts.map(({ kind }) => kind);
}

const dropFaults = () => fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });

describe("a balance can still be paid", () => {
  test.each([2, 7, 60])("%i minutes after the provider was away", async (minutes) => {
    const { id } = await confirmed(app);
    await control(app, "faults", { path: "*", mode: "error_before", times: 50 });
    await expect(openBalance(deps, id)).rejects.toThrow("payment-unavailable");
    await dropFaults();
    app.passTime(minutes * MINUTE);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await settleCheckout(deps, checkoutId, byReturn);
    expect(await askedIn(id)).toBe(0);
  });

  test("after an answer was lost and the room got another name", async () => {
    const { id } = await confirmed(app, "farol");
    await control(app, "faults", { path: "*", mode: "error_after", times: 1 });
    await openBalance(deps, id).catch(() => {});
    await dropFaults();
    await deps.pool.query(
      `update listing set texts = jsonb_set(texts, '{name}', '"Outro nome"') where id = 'farol'`,
    );
    // Until then the provider may still process the first request.
    app.passTime(5 * MINUTE);
    expect(await openBalance(deps, id)).toMatchObject({ dueNow: 103_500 });
  });
});

test("what is asked for counts what is on its way back, so that nobody owes again", async () => {
  const { id } = await confirmed(app);
  await lia.api.giveBack({ bookingId: id, amount: 10_000, words: "" });
  const { checkoutId, dueNow } = await openBalance(deps, id);
  expect(dueNow).toBe(HALF);
  await pay(app, checkoutId);
  await settleCheckout(deps, checkoutId, byReturn);
  const refunds = await deps.db
    .selectFrom("refund")
    .select("id")
    .where("booking_id", "=", id)
    .execute();
  for (const refund of refunds) await sendRefund(deps, refund.id);
  expect(await askedIn(id)).toBe(0);
  expect((await lia.api.getBooking({ bookingId: id })).balance).toBe(0);
});

describe("after a restore", () => {
  const loseSession = (checkoutId: string) =>
    deps.pool.query("delete from payment_session where checkout_id = $1", [checkoutId]);

  test("a balance that was paid is in the account again, and the owner is told", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await loseSession(checkoutId);
    await reconcile(deps);
    expect(await askedIn(id)).toBe(0);
    expect(await alertsOf(id)).toEqual(["payment-found"]);
    await expect(openBalance(deps, id)).rejects.toThrow("nothing-open");
  });

  test("what is too much of it waits for her decision", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await pay(app, checkoutId);
    await loseSession(checkoutId);
    await lia.api.notePayment({ bookingId: id, amount: HALF, means: "cash" });
    await reconcile(deps);
    await reconcile(deps);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(0);
    expect((await lia.api.getBooking({ bookingId: id })).balance).toBe(-HALF);
  });

  test("a session that nobody knows any more cannot be paid", async () => {
    const { id } = await confirmed(app);
    const { checkoutId } = await openBalance(deps, id);
    await loseSession(checkoutId);
    await reconcile(deps);
    await expect(pay(app, checkoutId)).rejects.toThrow();
  });
});

test("a guest who pays while the booking is cancelled is told that it goes back", async () => {
  const { id } = await confirmed(app);
  const { checkoutId } = await openBalance(deps, id);
  await pay(app, checkoutId);
  await endWithdrawal(app, id);
  await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
  await settleCheckout(deps, checkoutId, byReturn);
  const { returns } = await lookAtOwnBooking(deps, await getBooking(deps.db, id));
  expect(returns.join(" ")).toContain("1.335");
});

test("the session of a balance opens neither the booking's record nor its calendar", async () => {
  const { id } = await confirmed(app);
  const { checkoutId } = await openBalance(deps, id);
  await pay(app, checkoutId);
  await settleCheckout(deps, checkoutId, byReturn);
  const visit = new Visit(app);
  expect((await visit.settle(checkoutId)).statusCode).toBe(404);
  expect((await visit.get(`/reservas/${checkoutId}/calendario.ics`)).statusCode).toBe(404);
});
