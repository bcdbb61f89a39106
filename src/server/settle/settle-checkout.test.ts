import { beforeAll, describe, expect, test } from "vitest";
import { bookingOf as bookingPaidBy } from "../../../tests/support/stories.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { readAccount } from "../account/read-account.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { claimBooking } from "./claim-booking.ts";
import { closeCheckout } from "./close-checkout.ts";
import { findSessionRow } from "./payment-session.ts";
import { settleCheckout } from "./settle-checkout.ts";

const MINUTE = 60_000;
const nobody = { language: "pt-BR", visitorId: null } as const;
let app: TestApp;
let ahead = 20;

beforeAll(async () => {
  app = await openTestApp();
});

/** A hold on nights that no other test in this file uses. */
async function hold(room = "mar") {
  ahead += 6;
  const stay = stayAhead(app, ahead, 3);
  const visit = new Visit(app);
  const answer = await visit.book(room, stay);
  expect(answer.statusCode).toBe(200);
  return { visit, stay, room, checkoutId: answer.json().checkoutId as string };
}

const bookingOf = (checkoutId: string) => bookingPaidBy(app, checkoutId);

function countOf(table: "mail" | "refund" | "booking_journal", bookingId: string) {
  return app.deps.db
    .selectFrom(table)
    .select("id")
    .where("booking_id", "=", bookingId)
    .execute()
    .then((rows) => rows.length);
}

const byReturn = { actor: "visitor", source: "return" } as const;
const byWebhook = { actor: "provider", source: "webhook" } as const;

describe("settling a checkout", () => {
  test("R11.05 ten settlements at once make one booking, one confirmation, one notice", async () => {
    const { checkoutId } = await hold();
    await pay(app, checkoutId);
    const causes = Array.from({ length: 10 }, (_, i) => (i % 2 ? byReturn : byWebhook));
    await Promise.all(causes.map((cause) => settleCheckout(app.deps, checkoutId, cause)));

    const booking = await bookingOf(checkoutId);
    expect(booking).toMatchObject({ state: "confirmed", guest_email: "ana@exemplo.example" });
    expect(await countOf("mail", booking.id)).toBe(2);
    const events = await app.deps.db
      .selectFrom("booking_journal")
      .select("event")
      .where("booking_id", "=", booking.id)
      .orderBy("id")
      .execute();
    expect(events.map(({ event }) => event)).toEqual(["held", "checkout-opened", "confirmed"]);
  });

  test("a guest who comes back to it is answered without asking the provider", async () => {
    const { checkoutId } = await hold();
    await pay(app, checkoutId);
    await settleCheckout(app.deps, checkoutId, byWebhook);
    const away = () => Promise.reject(new Error("asked"));
    const deps = { ...app.deps, payments: { ...app.deps.payments, findSession: away } };
    const claim = { checkoutId, total: null, checkIn: null, checkOut: null, listingId: null };
    expect(await claimBooking(deps, claim, nobody)).toMatchObject({ kind: "confirmed" });
  });

  test("R11.06 an unpaid session confirms nothing", async () => {
    const { visit, checkoutId } = await hold();
    const answer = await visit.settle(checkoutId);
    expect(answer.statusCode).toBe(402);
    expect((await bookingOf(checkoutId)).state).toBe("held");
  });

  test("R9.01 R9.02 false claims change neither booking nor amount", async () => {
    const { visit, checkoutId, stay } = await hold();
    await pay(app, checkoutId);
    const answer = await visit.settle(checkoutId, {
      price: 1,
      dataEntrada: "2030-01-01",
      dataSaida: "2030-01-09",
      quartoId: "casa-inteira",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      dataEntrada: stay.checkIn,
      dataSaida: stay.checkOut,
      quartoId: "mar",
      total: 2670,
      nome: "Ana Lima",
      email: "ana@exemplo.example",
    });
  });

  test("an unknown session is a 404, an ended one a 410", async () => {
    expect((await new Visit(app).settle("cs_test_nobody")).statusCode).toBe(404);
    const { visit, checkoutId } = await hold();
    await visit.post("/payment/release-checkout");
    expect((await visit.settle(checkoutId)).statusCode).toBe(410);
  });

  test("R22.04 closing the payment ends the session and frees the nights", async () => {
    const { visit, stay, room } = await hold();
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
    expect((await visit.post("/payment/release-checkout")).statusCode).toBe(204);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
  });

  test("releasing a session that was paid meanwhile confirms it instead", async () => {
    const { visit, checkoutId } = await hold();
    await pay(app, checkoutId);
    await visit.post("/payment/release-checkout");
    expect((await bookingOf(checkoutId)).state).toBe("confirmed");
  });

  test("R22.01 the same wish gives back the same open session, another wish replaces it", async () => {
    const { visit, stay, room, checkoutId } = await hold();
    expect((await visit.book(room, stay)).json().checkoutId).toBe(checkoutId);
    ahead += 6;
    const other = await visit.book(room, stayAhead(app, ahead, 2));
    expect(other.statusCode).toBe(200);
    expect(other.json().checkoutId).not.toBe(checkoutId);
    expect((await bookingOf(checkoutId)).state).toBe("expired");
  });

  test("two clicks at once give one hold and one session", async () => {
    const first = await hold();
    await first.visit.post("/payment/release-checkout");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => first.visit.book(first.room, first.stay)),
    );
    expect(new Set(answers.map((answer) => answer.json().checkoutId)).size).toBe(1);
  });
});

describe("a hold whose time is over", () => {
  test("is freed only after its session has ended at the provider", async () => {
    const { checkoutId } = await hold();
    const booking = await bookingOf(checkoutId);
    await closeCheckout(app.deps, booking, { actor: "system", source: "timetable" });
    expect((await bookingOf(checkoutId)).state).toBe("expired");
    expect((await app.deps.payments.findSession(checkoutId))?.status).toBe("ended");
  });

  test("is confirmed if it was paid in its last minute", async () => {
    const { checkoutId } = await hold();
    await pay(app, checkoutId);
    const booking = await bookingOf(checkoutId);
    await closeCheckout(app.deps, booking, { actor: "system", source: "timetable" });
    expect((await bookingOf(checkoutId)).state).toBe("confirmed");
  });

  test("paid late with its nights still free, it is confirmed", async () => {
    const { checkoutId, id } = await expiredButPaid();
    expect((await settleCheckout(app.deps, checkoutId, byWebhook)).kind).toBe("settled");
    expect(await findBooking(app.deps.db, id)).toMatchObject({ state: "confirmed" });
    expect(await countOf("refund", id)).toBe(0);
  });

  test("paid late with its nights gone, the whole amount is owed back once", async () => {
    const { checkoutId, id, room, stay, visit } = await expiredButPaid();
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
    await Promise.all([1, 2, 3].map(() => settleCheckout(app.deps, checkoutId, byWebhook)));

    expect((await bookingOf(checkoutId)).state).toBe("refunded");
    const { received: total } = await readAccount(app.deps.db, id);
    const refunds = await app.deps.db
      .selectFrom("refund")
      .selectAll()
      .where("booking_id", "=", id)
      .execute();
    expect(refunds).toMatchObject([{ amount: total, reason: "nights-lost", state: "due" }]);
    const answer = await visit.settle(checkoutId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe("nights-lost");

    const { db } = app.deps;
    const alerts = () => db.selectFrom("alert").select("kind").where("subject", "=", id).execute();
    expect(await alerts()).toEqual([{ kind: "nights-lost" }]);
    await db
      .updateTable("alert")
      .set({ resolved_at: new Date(app.deps.clock()) })
      .execute();
    await settleCheckout(app.deps, checkoutId, byWebhook);
    expect(await alerts()).toHaveLength(1);
  });

  /** The nights were freed although the session was paid. */
  async function expiredButPaid() {
    const held = await hold();
    await pay(app, held.checkoutId);
    const { id } = await bookingOf(held.checkoutId);
    await app.deps.pool.query("delete from occupied_nights where booking_id = $1", [id]);
    await app.deps.pool.query("update booking set state = 'expired' where id = $1", [id]);
    return { ...held, id };
  }
});

test("a session ends 35 minutes after it is opened and the hold ten minutes later", async () => {
  const { checkoutId } = await hold();
  const { created_at, hold_expires_at } = await bookingOf(checkoutId);
  const session = await findSessionRow(app.deps.db, checkoutId);
  const minutes = (until: Date | null) =>
    Math.round(((until?.getTime() ?? 0) - created_at.getTime()) / MINUTE);
  expect(minutes(session?.expires_at ?? null)).toBe(35);
  expect(minutes(hold_expires_at)).toBe(45);
});
