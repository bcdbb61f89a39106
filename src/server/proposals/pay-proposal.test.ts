import { describe, expect, test } from "vitest";
import { takePix } from "../../../tests/support/hand-pix.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { payer, proposed } from "../../../tests/support/proposals.ts";
import { bookingOf, loseBooking, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { nightsOf } from "../../domain/stay.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { reservedDaysByListing } from "../calendar/reserved-days.ts";
import { inTransaction } from "../database/transaction.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { endKeeping } from "./end-keeping.ts";
import { payByCard } from "./pay-proposal.ts";

const app = await openTestApp();
const { deps } = app;
const bySystem = { actor: "system", source: "timetable" } as const;
const HOUR = 3_600_000;
const half = { percent: 50, balance: "at-property" } as const;

const settle = (checkoutId: string) => settleCheckout(deps, checkoutId, bySystem);
const end = async (id: string) => closeCheckout(deps, await getBooking(deps.db, id), bySystem);

describe("a proposal that is paid by card", () => {
  test("becomes a booking at its own price, with its deposit", async () => {
    const { look, payByCard, total } = await proposed(app, { total: 240_000, deposit: half });
    expect((await look()).plan).toEqual([
      { amount: 120_000, due: "now" },
      { amount: 120_000, due: "at-property" },
    ]);
    const opened = await payByCard({ paysAll: false, dueNow: 120_000 });
    expect(opened).toMatchObject({ total, dueNow: 120_000 });
    expect(await look()).toMatchObject({ state: "paying", paying: { means: "card" } });
    await pay(app, opened.checkoutId);
    await settle(opened.checkoutId);
    const booking = await bookingOf(app, opened.checkoutId);
    expect(booking).toMatchObject({ state: "confirmed", total: 240_000, channel: "whatsapp" });
    expect(await look()).toMatchObject({ state: "paid", paid: { amount: 120_000 } });
    await expect(payByCard()).rejects.toMatchObject({ code: "proposal-paid" });
  });

  test("has one session for two browsers, and another one for another part of the price", async () => {
    const { payByCard, total } = await proposed(app, { deposit: half });
    const [one, other] = await Promise.all([payByCard(), payByCard()]);
    expect(one.checkoutId).toBe(other.checkoutId);
    const first = await payByCard({ paysAll: false, dueNow: Math.floor(total / 2) });
    expect(first.checkoutId).not.toBe(one.checkoutId);
    expect(await stateOf(app, (await bookingOf(app, one.checkoutId)).id)).toBe("expired");
  });

  test("never has two live holds: the database itself refuses them", async () => {
    const [one, other] = [await proposed(app), await proposed(app)];
    await one.payByCard();
    await other.payByCard();
    const again = deps.db
      .updateTable("booking")
      .set({ proposal_id: one.id })
      .where("proposal_id", "=", other.id);
    await expect(again.execute()).rejects.toMatchObject({ constraint: "one_hold_per_proposal" });
  });

  test("is not paid at another amount than was shown", async () => {
    const { payByCard, total } = await proposed(app, { deposit: half });
    const payment = { paysAll: false, dueNow: total };
    await expect(payByCard(payment)).rejects.toMatchObject({ code: "offer-differs" });
  });

  test("keeps its nights while it is paid, also past the end of keeping", async () => {
    const { id, stay, payByCard } = await proposed(app, { keepHours: 1, validHours: 2 });
    const { checkoutId } = await payByCard();
    await pay(app, checkoutId);
    app.passTime(HOUR);
    await endKeeping(deps, id);
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(409);
    await settle(checkoutId);
    expect((await bookingOf(app, checkoutId)).state).toBe("confirmed");
  });

  test("shows its unkept nights as reserved to a new visitor", async () => {
    const { stay, payByCard } = await proposed(app);
    await payByCard();
    const at = new Date(deps.clock());
    const window = { from: stay.checkIn, until: stay.checkOut, at, visitorId: null };
    const reserved = await reservedDaysByListing(deps.db, window);
    expect([...(reserved.get("mar") ?? [])].toSorted()).toEqual(nightsOf(stay));
  });

  test("still keeps its nights when a payment was given up", async () => {
    const { stay, payByCard, look } = await proposed(app, { keepHours: 24 });
    const { checkoutId } = await payByCard();
    await end((await bookingOf(app, checkoutId)).id);
    expect(await look()).toMatchObject({ state: "open" });
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(409);
    const again = await payByCard();
    await pay(app, again.checkoutId);
    await settle(again.checkoutId);
    expect((await look()).state).toBe("paid");
  });

  test("gives the money back if it comes when the nights, which were not kept, are gone", async () => {
    const { stay, payByCard, look } = await proposed(app);
    const { checkoutId } = await payByCard();
    const { id } = await bookingOf(app, checkoutId);
    await pay(app, checkoutId);
    await inTransaction(deps.db, async (tx) => {
      const change = { tx, cause: bySystem, at: new Date(deps.clock()) };
      await expireHold(change, await getBooking(tx, id));
    });
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
    await settle(checkoutId);
    expect(await stateOf(app, id)).toBe("refunded");
    expect((await look()).state).toBe("open");
  });

  test("gets its kept nights also if our books forgot who paid for them", async () => {
    const { look, payByCard } = await proposed(app, { keepHours: 24, total: 240_000 });
    const { checkoutId } = await payByCard();
    await pay(app, checkoutId);
    await loseBooking(app, (await bookingOf(app, checkoutId)).id);
    expect((await look()).state).toBe("open");
    await settle(checkoutId);
    expect(await bookingOf(app, checkoutId)).toMatchObject({ state: "confirmed", total: 240_000 });
    expect((await look()).state).toBe("paid");
  });

  test("opens nothing to pay for a hold that has ended while the provider answered", async () => {
    const { code, total } = await proposed(app);
    const opened: string[] = [];
    const payments = {
      ...deps.payments,
      async openSession(order: Parameters<typeof deps.payments.openSession>[0]) {
        const session = await deps.payments.openSession(order);
        if (opened.push(session.id) > 1) return session;
        await inTransaction(deps.db, async (tx) => {
          const change = { tx, cause: bySystem, at: new Date(deps.clock()) };
          await expireHold(change, await getBooking(tx, order.bookingId));
        });
        return session;
      },
    };
    const payment = { paysAll: true, dueNow: total };
    const somebody = { hasLinkOf: async () => false };
    const { checkoutId } = await payByCard({ ...deps, payments }, code, payment, somebody);
    expect(checkoutId).toBe(opened[1]);
    expect((await deps.payments.findSession(opened[0] ?? ""))?.status).not.toBe("open");
    expect((await deps.payments.findSession(checkoutId))?.status).toBe("open");
  });

  test("of several rooms is one booking with one price", async () => {
    const rooms = ["mar", "farol"].map((listingId) => ({ listingId, guests: adultsOnly(2) }));
    const { payByCard } = await proposed(app, { rooms, total: 300_001, keepHours: 2 });
    const { checkoutId } = await payByCard();
    await pay(app, checkoutId);
    await settle(checkoutId);
    const booking = await bookingOf(app, checkoutId);
    expect(booking).toMatchObject({ state: "confirmed", total: 300_001 });
    const nights = await deps.db
      .selectFrom("occupied_nights")
      .select(["kind", "stay_id"])
      .where("booking_id", "=", booking.id)
      .execute();
    expect(nights.map(({ kind }) => kind)).toEqual(["booking", "booking"]);
    expect(new Set(nights.map(({ stay_id }) => stay_id)).size).toBe(2);
  });
});

describe("a proposal that is paid by Pix", () => {
  test("is refused where the house takes none", async () => {
    const { payByPix } = await proposed(app);
    await expect(payByPix()).rejects.toMatchObject({ code: "means-not-taken" });
  });

  test("is held for whoever asked for the code, in her browser alone", async () => {
    await takePix(app);
    const { look, payByPix, secrets } = await proposed(app);
    const who = { ...payer, email: "bia@exemplo.example", phone: "+5573955550101" };
    const key = newKey();
    const code = await payByPix(who, key);
    expect(await payByPix(who, key), "the same form").toBe(code);
    expect(await look()).toMatchObject({
      paying: { means: "pix", begun: { code, at: "hand-pix" } },
    });
    secrets.clear();
    expect(await look()).toMatchObject({ paying: { begun: null } });
  });

  test("gives way to the card while nobody says that it is paid", async () => {
    const { look, payByPix, payByCard } = await proposed(app);
    await payByPix({ ...payer, email: "caio@exemplo.example", phone: "+5573955550102" });
    await payByCard();
    expect(await look()).toMatchObject({ paying: { means: "card" } });
    await payByPix({ ...payer, email: "caio@exemplo.example", phone: "+5573955550102" });
    expect(await look()).toMatchObject({ paying: { means: "pix" } });
  });
});
