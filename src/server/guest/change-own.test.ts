import { beforeEach, describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { letGuests, linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import {
  askForDeposit,
  confirmed,
  held,
  ledgerOf,
  manualBooking,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { readAccount } from "../account/read-account.ts";
import { endChangeSession } from "../begin/claim-change.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const DAY = 86_400_000;
const byProvider = { actor: "provider", source: "webhook" } as const;

beforeEach(async () => {
  await letGuests(app, { change: "self" });
  await deps.db.updateTable("property").set({ deposit_terms: null }).execute();
});

async function nightsOf(id: string) {
  const { rows } = await deps.pool.query(
    `select kind, lower(stay)::text as from, upper(stay)::text as until
     from occupied_nights where booking_id = $1 order by stay`,
    [id],
  );
  return rows;
}

describe("a guest who changes her stay by herself", () => {
  test("leaves a day earlier: her own nights are free to her, and today's percent comes back", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const shorter = { ...stay, checkOut: addDays(stay.checkOut, -1) };
    const offer = await ana.offer({ stay: shorter });
    expect(offer).toMatchObject({ way: "self", figures: { refund: 89_000, kept: 0 } });
    expect(await ana.change({ stay: shorter })).toBe("done");
    const after = await ana.booking();
    expect(after).toMatchObject({ ...shorter, total: 178_000, open: 0 });
    expect(await nightsOf(id)).toEqual([
      { kind: "booking", from: shorter.checkIn, until: shorter.checkOut },
    ]);
  });

  test("drops a night late: the policy keeps its part, and passed steps do not return", async () => {
    const { id, stay } = await confirmed(app);
    await letGuests(app, { change: "self", changeUntilDays: 0 });
    const daysLeft = (Date.parse(stay.checkIn) - deps.clock()) / DAY;
    const passed = Math.floor((daysLeft - 3) * DAY);
    app.passTime(passed);
    const ana = await linkedGuest(app, id);
    const at = (await ana.booking()).policy.find(({ when }) => when === "now");
    expect(at).toMatchObject({ refundPercent: 50, amount: 133_500 });
    const shorter = { ...stay, checkOut: addDays(stay.checkOut, -1) };
    expect(await ana.offer({ stay: shorter })).toMatchObject({
      figures: { refund: 44_500, kept: 44_500 },
    });
    await ana.change({ stay: shorter });
    const later = { checkIn: addDays(stay.checkIn, 30), checkOut: addDays(stay.checkIn, 32) };
    await ana.change({ stay: later });
    const { policy } = await ana.booking();
    const ahead = policy.filter(({ when }) => when !== "past");
    expect(ahead.map(({ refundPercent }) => refundPercent)).toEqual([50]);
    expect(44_500 + (await ana.cancel())).toBeLessThanOrEqual(133_500);
    app.passTime(-passed);
  });

  test("stays longer: she pays first, and only the nights that are not hers are held", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    expect(await ana.offer({ stay: longer })).toMatchObject({ figures: { payFirst: 89_000 } });
    expect(await ana.change({ stay: longer })).toBe("pay");
    expect(await nightsOf(id)).toEqual([
      { kind: "booking", from: stay.checkIn, until: stay.checkOut },
      { kind: "hold", from: stay.checkOut, until: longer.checkOut },
    ]);
    const other = await new Visit(app).book("mar", {
      checkIn: stay.checkOut,
      checkOut: addDays(stay.checkOut, 2),
    });
    expect(other.statusCode).toBe(409);
    const { checkoutId, dueNow } = await ana.api.payChange(ana.code);
    expect(dueNow).toBe(89_000);
    await pay(app, checkoutId);
    expect(await ana.api.settleBalance(ana.code, checkoutId)).toBe(true);
    expect(await ana.booking()).toMatchObject({
      ...longer,
      total: 356_000,
      paid: 356_000,
      open: 0,
      change: null,
    });
    expect(await nightsOf(id)).toEqual([
      { kind: "booking", from: stay.checkIn, until: longer.checkOut },
    ]);
  });

  test("adds the rise to an unpaid part of the plan", async () => {
    await askForDeposit(app);
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    const offer = await ana.offer({ stay: longer });
    expect(offer).toMatchObject({
      figures: { payFirst: 0 },
      openBefore: 133_500,
      openAfter: 222_500,
    });
    expect(await ana.change({ stay: longer })).toBe("done");
    expect(await ana.booking()).toMatchObject({ open: 222_500, total: 356_000 });
  });

  test("never paid: the hold ends, and everything is as before", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    await ana.change({ stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } });
    app.passTime(50 * 60_000);
    await endChangeSession(deps, id, "timetable");
    expect(await nightsOf(id)).toHaveLength(1);
    expect(await ana.booking()).toMatchObject({ ...stay, change: null, total: 267_000 });
  });

  test("begun to pay too late for a session: it ends, and she can wish again", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const longer = { stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } };
    await ana.change(longer);
    app.passTime(20 * 60_000);
    await expect(ana.api.payChange(ana.code)).rejects.toMatchObject({ code: "change-gone" });
    expect(await nightsOf(id)).toHaveLength(1);
    expect(await ana.change(longer)).toBe("pay");
    expect(await ana.api.payChange(ana.code)).toMatchObject({ dueNow: 89_000 });
  });

  test("paid after the nights were sold: the money goes back, the booking stays", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    await ana.change({ stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } });
    const { checkoutId } = await ana.api.payChange(ana.code);
    await pay(app, checkoutId);
    // As if the hold had expired before the payment was known.
    await deps.pool.query("delete from occupied_nights where booking_id = $1 and kind = 'hold'", [
      id,
    ]);
    await lia.api.takeManualBooking(
      manualBooking(app, {
        stay: { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) },
      }),
    );
    await settleCheckout(deps, checkoutId, byProvider);
    expect(await ana.booking()).toMatchObject({ ...stay, total: 267_000, open: 0 });
    expect(await readAccount(deps.db, id)).toMatchObject({ received: 356_000, refunding: 89_000 });
    expect(ledgerOf(app, checkoutId)).toBeDefined();
  });

  test("a second wish ends the session of the first, and one key is one change", async () => {
    const { id, stay } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const key = newKey();
    const one = { stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } };
    const { wish, figures } = await ana.offer(one);
    const sent = { ...wish, seen: figures };
    expect(await ana.api.change(ana.code, key, sent)).toBe("pay");
    expect(await ana.api.change(ana.code, key, sent)).toBe("pay");
    const first = await ana.api.payChange(ana.code);
    expect(await ana.change({ stay: { ...stay, checkOut: addDays(stay.checkOut, 2) } })).toBe(
      "pay",
    );
    const second = await ana.api.payChange(ana.code);
    expect(second.checkoutId).not.toBe(first.checkoutId);
    await expect(pay(app, first.checkoutId)).rejects.toThrow();
    await ana.api.withdrawChange(ana.code, newKey());
    expect(await nightsOf(id)).toHaveLength(1);
  });

  test("is refused nights of others and other figures, and nothing changes", async () => {
    const { id, stay } = await confirmed(app);
    const { stay: taken } = await held(app);
    const ana = await linkedGuest(app, id);
    const { answer } = await ana.api.lookAtChange(ana.code, { stay: taken });
    expect(answer).toMatchObject({ kind: "refused", code: "nights-taken" });
    const { wish, figures } = await ana.offer({ guests: adultsOnly(1) });
    const seen = { ...figures, refund: figures.refund + 1 };
    await expect(ana.api.change(ana.code, newKey(), { ...wish, seen })).rejects.toMatchObject({
      code: "offer-differs",
    });
    expect(await ana.booking()).toMatchObject({ ...stay, total: 267_000 });
  });
});

test("a guest may change nothing where the owner says so, nor once she is here", async () => {
  const { id } = await confirmed(app);
  const ana = await linkedGuest(app, id);
  await letGuests(app, { change: "none" });
  await expect(ana.offer({})).rejects.toMatchObject({ code: "guest-may-not" });
});
