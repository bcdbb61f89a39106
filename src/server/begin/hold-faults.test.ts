import { beforeEach, describe, expect, test } from "vitest";
import { bookingOf, freshStay, held, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { ProviderError } from "../payments/provider.ts";
import { findSessionRow } from "../settle/payment-session.ts";
import { startCheckout } from "./claim-nights.ts";

const MINUTE = 60_000;
const SESSIONS = "/v1/checkout/sessions";
const app = await openTestApp();
beforeEach(() => fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" }));

describe("asking for nights", () => {
  test("back-to-back stays both succeed once guests may come and go on one day", async () => {
    const turnover = await openTestApp();
    await turnover.deps.pool.query("update property set same_day_turnover = true");
    const middle = freshStay(turnover, 2);
    const before = { checkIn: addDays(middle.checkIn, -3), checkOut: middle.checkIn };
    const after = { checkIn: middle.checkOut, checkOut: addDays(middle.checkOut, 2) };
    for (const stay of [middle, before, after]) {
      expect((await new Visit(turnover).book("mar", stay)).statusCode).toBe(200);
    }
  });

  test("R6.04 without it a stay cannot end on the day another begins, but can begin as one ends", async () => {
    const { stay } = await held(app);
    const before = { checkIn: addDays(stay.checkIn, -1), checkOut: stay.checkIn };
    const after = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
    expect((await new Visit(app).book("mar", before)).statusCode).toBe(409);
    expect((await new Visit(app).book("mar", after)).statusCode).toBe(200);
  });

  test("of a hundred visitors at once one gets the night, the rest a sentence and other dates", async () => {
    const stay = freshStay(app, 1);
    const visits = Array.from({ length: 100 }, () => new Visit(app));
    const answers = await Promise.all(visits.map((visit) => visit.book("farol", stay)));
    // A busy machine may answer 503; a retry gets the proper answer.
    for (const [index, visit] of visits.entries()) {
      if (answers[index]?.statusCode === 503) answers[index] = await visit.book("farol", stay);
    }
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(99).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().alternatives.length).toBeGreaterThan(0);
  });

  test("a double click, a second tab and a retry are the same hold and the same session", async () => {
    const { visit, room, stay, checkoutId, id } = await held(app);
    const again = await Promise.all([1, 2, 3].map(() => visit.book(room, stay)));
    for (const answer of again) expect(answer.json().checkoutId).toBe(checkoutId);
    const rows = await app.deps.pool.query(
      "select id from booking where visitor_id = (select visitor_id from booking where id = $1)",
      [id],
    );
    expect(rows.rowCount).toBe(1);
  });

  test("asking again never moves the end of a hold", async () => {
    const { visit, room, stay, checkoutId } = await held(app);
    const before = await bookingOf(app, checkoutId);
    const session = await findSessionRow(app.deps.db, checkoutId);
    app.passTime(10 * MINUTE);
    const answer = await visit.book(room, stay);
    const after = await bookingOf(app, checkoutId);
    expect(after.hold_expires_at).toEqual(before.hold_expires_at);
    expect(Date.parse(answer.json().expiresAt)).toBe(session?.expires_at.getTime());
  });

  test("a hold keeps its price, and a block of the owner is told that the nights are taken", async () => {
    const { visit, stay, room, checkoutId } = await held(app);
    await app.deps.pool.query("update listing set nightly_price = 1 where id = 'mar'");
    const block = { listingId: room, stay, note: "pintura" };
    const cause = { actor: "person:lia", source: "admin" } as const;
    await expect(blockNights(app.deps, block, cause)).rejects.toThrow("nights-taken");
    expect((await visit.book(room, stay)).json()).toMatchObject({ checkoutId, total: 2670 });
    await app.deps.pool.query("update listing set published = false where id = 'mar'");
    await pay(app, checkoutId);
    expect((await visit.settle(checkoutId)).json().total).toBe(2670);
    await app.deps.pool.query(
      "update listing set nightly_price = 89000, published = true where id = 'mar'",
    );
  });

  test("what a body says about money or state is ignored", async () => {
    const { checkoutId } = await held(app, "mar", {
      price: 1,
      total: 1,
      amount: 1,
      currency: "usd",
      state: "confirmed",
      visitor_id: "00000000-0000-4000-8000-000000000000",
    });
    expect(await bookingOf(app, checkoutId)).toMatchObject({ state: "held", total: 267_000 });
    expect((await app.deps.payments.findSession(checkoutId))?.amount).toBe(267_000);
    const poisoned = { constructor: { prototype: { admin: true } } };
    expect((await new Visit(app).book("mar", freshStay(app), poisoned)).statusCode).toBe(422);
  });
});

describe("a provider that fails while the session is opened", () => {
  const wish = async (where: TestApp) => {
    const visit = new Visit(where);
    const stay = freshStay(where);
    return { visit, stay, answer: await visit.book("coqueiro", stay) };
  };

  test("cut off after it acted: the same session is found on the next press", async () => {
    await control(app, "faults", { path: SESSIONS, method: "POST", mode: "cut_after", times: 4 });
    const { visit, stay, answer } = await wish(app);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe("payment-unavailable");
    await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
    const again = await visit.book("coqueiro", stay);
    expect(again.statusCode).toBe(200);
    const since = new Date(app.deps.clock() - MINUTE);
    const booking = await bookingOf(app, again.json().checkoutId);
    const found = await app.deps.payments.findLostSession({
      ...{ provider: "stripe", sessionId: booking.id, bookingId: booking.id },
      ...{ purpose: "booking", means: "card", openedSince: since },
    });
    expect(found?.id).toBe(again.json().checkoutId);
  });

  test.each(["error_before", "error_after", "rate_limit"])(
    "%s: said in words within seconds, and closing frees the nights",
    async (mode) => {
      await control(app, "faults", { path: SESSIONS, method: "POST", mode, times: 4 });
      const started = performance.now();
      const { visit, stay, answer } = await wish(app);
      expect(answer.statusCode).toBe(503);
      expect(performance.now() - started).toBeLessThan(10_000);
      await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
      await visit.post("/payment/release-checkout");
      expect((await new Visit(app).book("coqueiro", stay)).statusCode).toBe(200);
    },
  );

  test("a lost account refuses the session, and nothing stays held", async () => {
    const deps = {
      ...app.deps,
      payments: {
        ...app.deps.payments,
        openSession: async () => {
          throw new ProviderError("refused", new Error("no such account"));
        },
      },
    };
    const stay = freshStay(app);
    const visitor = "11111111-1111-4111-8111-111111111111";
    const request = { listingId: "farol", stay, guests: null };
    await expect(startCheckout(deps, request, visitor, "pt-BR")).rejects.toMatchObject({
      code: "payment-unavailable",
    });
    expect((await new Visit(app).book("farol", stay)).statusCode).toBe(200);
  });

  test("a process that dies before it wrote the session down finds it again", async () => {
    const { visit, stay, room, checkoutId, id } = await held(app, "jangada");
    await app.deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
    const inEnglish = await visit.book(room, stay, { language: "en-US" });
    expect(inEnglish.json().checkoutId).toBe(checkoutId);
    await app.deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
    await pay(app, checkoutId);
    await visit.settle(checkoutId);
    expect(await stateOf(app, id)).toBe("confirmed");
  });
});

describe("paying within the hold", () => {
  test("a declined card leaves hold and session open for another try", async () => {
    const { visit, checkoutId, id } = await held(app);
    await expect(pay(app, checkoutId, { card: "4000000000000002" })).rejects.toThrow();
    expect((await visit.settle(checkoutId)).statusCode).toBe(402);
    await pay(app, checkoutId);
    await visit.settle(checkoutId);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("a card at minute 34:59 counts, one after the end is refused and said to have expired", async () => {
    const inTime = await held(app);
    app.passTime(34 * MINUTE + 50_000);
    await pay(app, inTime.checkoutId);
    expect((await inTime.visit.settle(inTime.checkoutId)).statusCode).toBe(200);
    const late = await held(app);
    app.passTime(36 * MINUTE);
    await expect(pay(app, late.checkoutId)).rejects.toThrow();
    const answer = await late.visit.settle(late.checkoutId);
    expect(answer.statusCode).toBe(410);
    expect(answer.json().detail).toContain("O tempo para pagar acabou");
  });
});
