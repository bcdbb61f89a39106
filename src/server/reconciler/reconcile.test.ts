import { expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { confirmed, held, paid, refundByHand, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import { readAccount } from "../account/read-account.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { createLog } from "../http/log.ts";
import { noteReturn } from "../refunds/note-return.ts";
import { reconcile } from "./reconcile.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

function openAlerts(subject?: string) {
  let query = deps.db.selectFrom("alert").selectAll().where("resolved_at", "is", null);
  if (subject) query = query.where("subject", "=", subject);
  return query.execute();
}

test("R11.04 a paid session nobody told us of becomes a booking", async () => {
  const { id } = await paid(app);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("confirmed");
  const { rows } = await deps.pool.query(
    "select source from booking_journal where booking_id = $1 and event = 'confirmed'",
    [id],
  );
  expect(rows).toEqual([{ source: "reconciler" }]);
});

test("even one whose id was never stored, because the process died in between", async () => {
  const { id } = await paid(app);
  await deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("confirmed");
});

test("R5.02 an overdue hold is ended at the provider and its nights are free", async () => {
  const { id, checkoutId, room, stay } = await held(app, "farol");
  app.passTime(46 * MINUTE);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("expired");
  expect((await deps.payments.findSession(checkoutId))?.status).toBe("ended");
  expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
});

test("an overdue hold the provider cannot be asked about keeps its nights and raises one alert", async () => {
  const { id } = await held(app, "farol");
  app.passTime(51 * MINUTE);
  await control(app, "faults", { path: "*", mode: "error_before", times: 50 });
  await reconcile(deps);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("held");
  expect(await openAlerts(id)).toMatchObject([{ kind: "hold-overdue", booking_id: id }]);
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("expired");
  expect(await openAlerts(id)).toEqual([]);
});

test("what fails is logged with its cause, case by case: holds, payments and refunds", async () => {
  const overdue = await held(app, "farol");
  const unsettled = await paid(app);
  const given = await confirmed(app);
  await cancelBooking(deps, given.id, owner, { who: "guest" });
  app.passTime(51 * MINUTE);
  await control(app, "faults", {
    path: "/v1/checkout/sessions/*",
    mode: "error_before",
    times: 50,
  });
  await control(app, "faults", { path: "/v1/refunds", mode: "error_before", times: 50 });
  const lines: Record<string, unknown>[] = [];
  const log = createLog("error", { write: (line) => void lines.push(JSON.parse(line)) });
  await reconcile({ ...deps, log });
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
  const failed = lines.filter(({ msg }) => msg === "reconciler-case-failed");
  const { id: refund } = await deps.db
    .selectFrom("refund")
    .select("id")
    .where("booking_id", "=", given.id)
    .executeTakeFirstOrThrow();
  for (const about of [
    { step: "endOverdueHolds", booking: overdue.id },
    { step: "settleForgottenSessions", booking: unsettled.id },
    { step: "chaseRefunds", refund },
  ]) {
    expect(failed).toContainEqual(
      expect.objectContaining({
        ...about,
        err: expect.objectContaining({ kind: expect.any(String) }),
      }),
    );
  }
  await reconcile(deps);
});

test("a payment that cannot be settled for five minutes raises an alert, and settling ends it", async () => {
  const { id, checkoutId } = await paid(app);
  await deps.pool.query("alter table mail rename to mail_gone");
  await reconcile(deps);
  expect(await openAlerts(checkoutId)).toEqual([]);
  app.passTime(6 * MINUTE);
  await reconcile(deps);
  expect(await openAlerts(checkoutId)).toMatchObject([{ kind: "paid-without-booking" }]);
  await deps.pool.query("alter table mail_gone rename to mail");
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("confirmed");
  expect(await openAlerts(checkoutId)).toEqual([]);
});

test("refunds that never left are sent, slow ones are asked about and told of", async () => {
  const { id } = await confirmed(app);
  await cancelBooking(deps, id, owner, { who: "guest" });
  await control(app, "refunds", { behaviour: "pending_insufficient_funds" });
  await reconcile(deps);
  const refundOf = () =>
    deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).executeTakeFirstOrThrow();
  const refund = await refundOf();
  expect(refund.state).toBe("pending");
  app.passTime(6 * MINUTE);
  await reconcile(deps);
  expect(await openAlerts(refund.id)).toMatchObject([{ kind: "refund-slow", booking_id: id }]);
  await control(app, `refunds/${refund.provider_refund_id}/settle`, { as: "succeeded" });
  await reconcile(deps);
  expect((await refundOf()).state).toBe("succeeded");
  expect(await openAlerts(refund.id)).toEqual([]);
  await control(app, "refunds", { behaviour: null });
});

test("a dispute that no event told us of is found, and its end as well", async () => {
  const { id, checkoutId } = await confirmed(app);
  const dispute = await fetch(`${app.payments.url}/__control/sessions/${checkoutId}/dispute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  }).then((answer) => answer.json() as Promise<{ id: string }>);
  await reconcile(deps);
  expect(await openAlerts(dispute.id)).toMatchObject([{ kind: "chargeback", booking_id: id }]);
  expect(await readAccount(deps.db, id)).toMatchObject({ disputed: 267_000, lost: 0 });
  app.passTime(20 * 24 * 60 * MINUTE);
  await control(app, `disputes/${dispute.id}/close`, { as: "lost" });
  await reconcile(deps);
  expect(await openAlerts(dispute.id)).toMatchObject([{ kind: "chargeback-closed" }]);
  expect(await readAccount(deps.db, id)).toMatchObject({ disputed: 267_000, lost: 267_000 });
});

test("what went back in cash and then again at the provider is recorded, and told of", async () => {
  const { id, checkoutId } = await confirmed(app);
  await noteReturn(deps, id, { amount: 267_000, means: "cash" }, owner);
  await refundByHand(app, checkoutId, 50_000);
  await reconcile(deps);
  expect(await openAlerts(id)).toMatchObject([
    { kind: "returned-too-much", booking_id: id, facts: { amount: 50_000 } },
  ]);
  expect(await readAccount(deps.db, id)).toMatchObject({ received: 267_000, refunded: 317_000 });
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("a mail that waits for more than five minutes is told of, and no more once it went", async () => {
  const { id } = await confirmed(app);
  app.passTime(6 * MINUTE);
  await reconcile(deps);
  const mails = await deps.db.selectFrom("mail").selectAll().where("booking_id", "=", id).execute();
  const subject = mails[0]?.id ?? "";
  expect(await openAlerts(subject)).toMatchObject([{ kind: "mail-not-sent", booking_id: id }]);
  await deps.pool.query("update mail set sent_at = now() where booking_id = $1", [id]);
  await reconcile(deps);
  expect(await openAlerts(subject)).toEqual([]);
});

test("a payment link of the owner's own, without our words in it, is left alone", async () => {
  const before = (await openAlerts()).length;
  const { checkoutId } = await held(app);
  await pay(app, checkoutId);
  const strange = {
    ...deps.payments,
    async *listSessions(since: Date) {
      for await (const session of deps.payments.listSessions(since)) {
        yield session.id === checkoutId ? { ...session, bookingId: null } : session;
      }
    },
  };
  await reconcile({ ...deps, payments: strange });
  expect(await openAlerts()).toHaveLength(before);
});
