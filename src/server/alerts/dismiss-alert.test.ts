import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, held, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control } from "../../../tests/support/visit.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { raiseAlert, resolveAlert } from "./raise-alert.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

async function shown(about?: string): Promise<string[]> {
  const { alerts } = await lia.api.today();
  const wanted = alerts.filter(({ subject }) => about === undefined || subject === about);
  return wanted.map(({ kind }) => kind).sort();
}

async function dismissAll(): Promise<void> {
  for (const { id } of (await lia.api.today()).alerts) await lia.api.dismissAlert({ alertId: id });
}

test("what she has put aside stays aside while it goes on, and other matters are told of", async () => {
  const { id } = await confirmed(app);
  await cancelBooking(deps, id, { actor: "person:dona", source: "admin" }, { who: "guest" });
  await control(app, "refunds", { behaviour: "pending_insufficient_funds" });
  await held(app, "farol");
  app.passTime(51 * MINUTE);
  const stuck = {
    ...deps,
    payments: { ...deps.payments, findSession: () => Promise.reject(new Error("away")) },
  };
  await reconcile(stuck);
  expect(new Set(await shown())).toEqual(new Set(["mail-not-sent", "refund-slow", "hold-overdue"]));
  await dismissAll();
  for (let turn = 0; turn < 3; turn++) {
    app.passTime(2 * MINUTE);
    await reconcile(stuck);
  }
  expect(await shown()).toEqual([]);

  const other = { kind: "mail-not-sent", subject: "another mail", bookingId: id } as const;
  await raiseAlert(deps, deps.db, other);
  expect(await shown()).toEqual(["mail-not-sent"]);
  await dismissAll();
  await control(app, "refunds", { behaviour: null });
  await reconcile(deps);
});

test("a matter that was over and begins again is told of again", async () => {
  const matter = { kind: "hold-overdue", subject: "a hold" } as const;
  await raiseAlert(deps, deps.db, matter);
  await dismissAll();
  await raiseAlert(deps, deps.db, matter);
  expect(await shown()).toEqual([]);
  await resolveAlert(deps, deps.db, matter.kind, matter.subject);
  await raiseAlert(deps, deps.db, matter);
  expect(await shown()).toEqual(["hold-overdue"]);
  await dismissAll();
});

test("money that is neither booked nor given back comes back once a day", async () => {
  const { checkoutId } = await paid(app);
  const unfitting = {
    ...deps,
    payments: {
      ...deps.payments,
      findSession: async (id: string) => {
        const session = await deps.payments.findSession(id);
        return session && { ...session, currency: "usd" };
      },
    },
  };
  app.passTime(6 * MINUTE);
  await reconcile(unfitting);
  expect(await shown(checkoutId)).toEqual(["paid-without-booking", "payment-does-not-fit"]);
  await dismissAll();
  app.passTime(23 * HOUR);
  await reconcile(unfitting);
  expect(await shown(checkoutId)).toEqual([]);
  app.passTime(2 * HOUR);
  await reconcile(unfitting);
  expect(await shown(checkoutId)).toEqual(["paid-without-booking"]);

  const payment = (await deps.payments.findSession(checkoutId))?.paymentId ?? "";
  const order = { refundId: crypto.randomUUID(), reason: "goodwill" } as const;
  await deps.payments.refund({ ...order, paymentId: payment, amount: 267_000 });
  await reconcile(unfitting);
  expect(await shown(checkoutId)).toEqual([]);
});
