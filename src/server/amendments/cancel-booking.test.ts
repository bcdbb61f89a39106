import { describe, expect, test } from "vitest";
import { bookingOf, confirmed, held, ledgerOf, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { addDays, localTime, todayIn } from "../../domain/day.ts";
import type { Booking } from "../bookings/booking.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { receiveEvent } from "../settle/receive-event.ts";
import { cancelBooking, previewCancellation } from "./cancel-booking.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;
const guest = { actor: "visitor", source: "site" } as const;

const refundsOf = (id: string) =>
  deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).execute();

async function sendAll(id: string): Promise<void> {
  for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
}

describe("cancelling", () => {
  test("frees the nights, gives the policy's share back and tells both", async () => {
    const { id, checkoutId, room, stay } = await confirmed(app);
    expect(await previewCancellation(deps, id)).toMatchObject({
      refundPercent: 100,
      refundAmount: 267_000,
      refundable: 267_000,
    });
    await cancelBooking(deps, id, owner, { who: "guest" });
    await sendAll(id);
    expect(await stateOf(app, id)).toBe("cancelled");
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_refunded: 267_000 });
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
    const mails = await deps.db
      .selectFrom("mail")
      .select("kind")
      .where("booking_id", "=", id)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["cancellation", "owner-cancellation"]),
    );
  });

  test("after a part was given back, the policy's share is of what is left", async () => {
    const { id } = await confirmed(app);
    await deps.db.transaction().execute(async (tx) => {
      const change = { tx, cause: owner, at: new Date(deps.clock()) };
      await oweRefund(change, id, { reason: "moved", amount: 100_000 });
    });
    expect(await previewCancellation(deps, id)).toMatchObject({
      refundPercent: 100,
      refundAmount: 167_000,
      refundable: 167_000,
    });
  });

  test("goes by the policy the guest bought under, not by a stricter one of today", async () => {
    const { id } = await confirmed(app);
    const { rows } = await deps.pool.query("select cancellation_policy from property");
    const strict = { ...rows[0].cancellation_policy, tiers: [], regretDays: 0 };
    await deps.pool.query("update property set cancellation_policy = $1", [strict]);
    expect(await previewCancellation(deps, id)).toMatchObject({ refundPercent: 100 });
    await deps.pool.query("update property set cancellation_policy = $1", [
      rows[0].cancellation_policy,
    ]);
  });

  test("guest and owner at once, and twice: one cancellation, one refund", async () => {
    const { id, checkoutId } = await confirmed(app);
    const causes = [owner, guest, owner, guest];
    const all = Promise.all(
      causes.map((cause) => cancelBooking(deps, id, cause, { who: "guest" })),
    );
    await expect(all).resolves.toHaveLength(causes.length);
    await Promise.all([sendAll(id), sendAll(id)]);
    expect(await refundsOf(id)).toMatchObject([{ amount: 267_000, state: "succeeded" }]);
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_refunded: 267_000 });
  });

  test("the policy's last day ends at midnight of the property", async () => {
    const far = await openTestApp();
    const stay = stayAhead(far, 30, 2);
    const visit = new Visit(far);
    const { checkoutId } = (await visit.book("mar", stay)).json();
    await pay(far, checkoutId);
    await visit.settle(checkoutId);
    const { rows } = await far.deps.pool.query("select id from booking");
    const id = rows[0].id as string;
    const percent = async () => (await previewCancellation(far.deps, id)).refundPercent;
    // Midnight in Bahia is 03:00 UTC all year round.
    const midnightAfter = Date.parse(`${addDays(stay.checkIn, -6)}T03:00:00Z`);
    far.passTime(midnightAfter - far.deps.clock() - 1_000);
    expect([todayIn("America/Bahia", far.deps.clock()), await percent()]).toEqual([
      addDays(stay.checkIn, -7),
      100,
    ]);
    far.passTime(2_000);
    expect(await percent()).toBe(50);
    far.passTime(5 * DAY);
    expect(await percent()).toBe(0);
    await cancelBooking(far.deps, id, owner, { who: "guest" });
    expect(await far.deps.db.selectFrom("refund").selectAll().execute()).toEqual([]);
  });

  test("the seven days end at the same minute, or with check-in; older bookings have whole days", async () => {
    const far = await openTestApp();
    const bought = async (daysAhead: number) => {
      const visit = new Visit(far);
      const { checkoutId } = (await visit.book("mar", stayAhead(far, daysAhead, 2))).json();
      await pay(far, checkoutId);
      await visit.settle(checkoutId);
      return bookingOf(far, checkoutId);
    };
    const soon = await bought(9);
    const tomorrow = await bought(1);
    const old = await bought(12);
    await far.deps.pool.query(
      "update booking set cancellation_policy = cancellation_policy - 'clock' where id = $1",
      [old.id],
    );
    const percent = async ({ id }: Booking) =>
      (await previewCancellation(far.deps, id)).refundPercent;
    const goTo = (instant: number) => far.passTime(instant - far.deps.clock());
    const minuteOf = (instant: number) => Math.floor(instant / 60_000) * 60_000;

    // Check-in is at 14:00 local, 17:00 UTC; that minute is still in time.
    const checkIn = Date.parse(`${tomorrow.check_in}T17:00:00Z`);
    goTo(checkIn + 59_000);
    expect(await percent(tomorrow)).toBe(100);
    goTo(checkIn + 60_000);
    expect(await percent(tomorrow)).toBe(0);

    const seventh = minuteOf(soon.confirmed_at?.getTime() ?? 0) + 7 * DAY;
    goTo(seventh + 59_000);
    expect(await previewCancellation(far.deps, soon.id)).toMatchObject({
      refundPercent: 100,
      step: { isRegret: true, until: localTime("America/Bahia", seventh) },
    });
    goTo(seventh + 60_000);
    expect(await percent(soon)).toBeLessThan(100);
    const oldBought = todayIn("America/Bahia", old.confirmed_at?.getTime() ?? 0);
    const midnight = Date.parse(`${addDays(oldBought, 8)}T03:00:00Z`);
    goTo(midnight - 1_000);
    expect(await percent(old)).toBe(100);
    goTo(midnight);
    expect(await percent(old)).toBe(50);
  });

  test("a hold or an expired booking has nothing to cancel", async () => {
    const { id } = await held(app);
    await expect(cancelBooking(deps, id, owner, { who: "guest" })).rejects.toMatchObject({
      code: "booking-not-cancellable",
    });
    await expect(
      cancelBooking(deps, "00000000-0000-4000-8000-000000000000", owner, { who: "guest" }),
    ).rejects.toMatchObject({ code: "booking-unknown" });
  });

  test("the owner may decide on another amount, up to what was paid", async () => {
    const { id, checkoutId } = await confirmed(app);
    await expect(
      cancelBooking(deps, id, owner, { who: "guest", refund: 267_001, agreed: "Combinado." }),
    ).rejects.toMatchObject({
      code: "refund-too-high",
    });
    expect(await stateOf(app, id)).toBe("confirmed");
    await endWithdrawal(app, id);
    await cancelBooking(deps, id, owner, { who: "guest", refund: 100_000, agreed: "Combinado." });
    await sendAll(id);
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_refunded: 100_000 });
  });
});

describe("refunds", () => {
  test("part and whole together never exceed what was captured", async () => {
    const { id } = await confirmed(app);
    const owe = (amount: number) =>
      deps.db.transaction().execute((tx) =>
        oweRefund({ tx, cause: owner, at: new Date(deps.clock()) }, id, {
          reason: "goodwill",
          amount,
        }),
      );
    await owe(200_000);
    expect(await previewCancellation(deps, id)).toMatchObject({
      refundAmount: 67_000,
      refundable: 67_000,
    });
    const race = await Promise.allSettled([owe(40_000), owe(40_000), owe(40_000)]);
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("killed after the provider refunded: the repetition finds the same refund", async () => {
    const { id, checkoutId } = await confirmed(app);
    await cancelBooking(deps, id, owner, { who: "guest" });
    const [refund] = await refundsOf(id);
    const order = {
      refundId: refund?.id ?? "",
      paymentId: ledgerOf(app, checkoutId)?.payment_intent ?? "",
      amount: 267_000,
      reason: "cancelled",
    } as const;
    await deps.payments.refund(order);
    expect((await refundsOf(id))[0]?.state).toBe("due");
    await expect(sendAll(id)).resolves.toBeUndefined();
    expect((await refundsOf(id))[0]?.state).toBe("succeeded");
    expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
  });

  test("one that the bank sends back later is a failed refund and an alert, by webhook alone", async () => {
    const { id } = await confirmed(app, "mar", { card: "4000000000005126" });
    await cancelBooking(deps, id, owner, { who: "guest" });
    await sendAll(id);
    const [refund] = await refundsOf(id);
    expect(refund?.state).toBe("succeeded");
    await control(app, `refunds/${refund?.provider_refund_id}/settle`, { as: "failed" });
    await receiveEvent(deps, {
      id: "evt_refund_failed",
      type: "refund.failed",
      ours: true,
      checkoutId: null,
      refundId: refund?.provider_refund_id ?? null,
    });
    expect((await refundsOf(id))[0]?.state).toBe("failed");
    const alerts = await deps.db
      .selectFrom("alert")
      .selectAll()
      .where("subject", "=", refund?.id ?? "")
      .execute();
    expect(alerts).toMatchObject([{ kind: "refund-failed", booking_id: id }]);
  });
});
