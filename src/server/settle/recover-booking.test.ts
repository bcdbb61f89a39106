import { describe, expect, test } from "vitest";
import {
  bookingOf,
  confirmed,
  held,
  ledgerOf,
  loseBooking,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { receiveEvent } from "./receive-event.ts";
import { settleCheckout } from "./settle-checkout.ts";

const app = await openTestApp();
const { deps } = app;
// No webhooks, because they would settle the session first.
app.payments.setWebhookUrl(null);
const visitor = { actor: "visitor", source: "return" } as const;

async function rowsOf(table: string, id: string): Promise<Record<string, unknown>[]> {
  return (await deps.pool.query(`select * from ${table} where booking_id = $1`, [id])).rows;
}

async function kindsOf(table: "mail" | "alert", id: string) {
  return (await rowsOf(table, id)).map(({ kind }) => kind);
}

function completed(checkoutId: string, n: number) {
  const type = "checkout.session.completed";
  return { id: `evt_${n}_${checkoutId}`, type, ours: true, checkoutId, refundId: null };
}

/** The state before the hold was released. */
async function holdAgain(id: string): Promise<void> {
  await deps.pool.query("update booking set state = 'held' where id = $1", [id]);
  await deps.pool.query("update payment_session set state = 'open' where booking_id = $1", [id]);
  await deps.pool.query(
    `insert into occupied_nights (physical_room_id, stay, kind, booking_id)
     select physical_room_id, daterange(check_in, check_out), 'hold', booking.id
     from booking join listing_physical_room using (listing_id) where booking.id = $1`,
    [id],
  );
}

/** An extra room, which a test may delete. */
async function addListing(id: string): Promise<void> {
  await deps.pool.query(
    `insert into listing (id, slug, position, published, capacity, room_count, nightly_price, texts)
     select $1, $1, 99, true, capacity, room_count, nightly_price, texts
     from listing where id = 'mar'`,
    [id],
  );
  await deps.pool.query(
    `insert into listing_physical_room
     select $1, physical_room_id from listing_physical_room where listing_id = 'jangada'`,
    [id],
  );
}

describe("a paid booking that our books have lost", () => {
  test("comes back as it was, with its nights, a journal and its mails", async () => {
    const family = { children: { upTo12: 1, above12: 1 }, language: "en-US" };
    const { visit, checkoutId, id, room, stay } = await held(app, "jangada", family);
    await pay(app, checkoutId);
    await visit.settle(checkoutId);
    const { created_at, confirmed_at, hold_expires_at, visitor_id, ...before } = await bookingOf(
      app,
      checkoutId,
    );
    await loseBooking(app, id);
    await reconcile(deps);

    expect(await bookingOf(app, checkoutId)).toMatchObject(before);
    expect(await rowsOf("occupied_nights", id)).toMatchObject([{ kind: "booking" }]);
    const events = (await rowsOf("booking_journal", id)).map(({ event }) => event);
    expect(events).toEqual(["rebuilt", "confirmed"]);
    expect(await kindsOf("mail", id)).toEqual(["confirmation", "owner-notice"]);
    expect(await kindsOf("alert", id)).toEqual(["booking-rebuilt"]);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
  });

  test("keeps its total where the prices have changed since", async () => {
    const { checkoutId, id } = await confirmed(app);
    const { total } = await bookingOf(app, checkoutId);
    await loseBooking(app, id);
    await deps.pool.query("update listing set nightly_price = nightly_price + 100");
    await reconcile(deps);
    await deps.pool.query("update listing set nightly_price = nightly_price - 100");
    const rebuilt = await bookingOf(app, checkoutId);
    expect(rebuilt).toMatchObject({ total, state: "confirmed", lines: [{ kind: "agreed" }] });
  });

  test("comes back once, whether webhook, guest or reconciler is first", async () => {
    const { checkoutId, id } = await confirmed(app);
    await loseBooking(app, id);
    const calls = [1, 2, 3].map((n) => receiveEvent(deps, completed(checkoutId, n)));
    await Promise.all([...calls, settleCheckout(deps, checkoutId, visitor), reconcile(deps)]);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect(await rowsOf("booking_journal", id)).toHaveLength(2);
    expect(await rowsOf("mail", id)).toHaveLength(2);
    expect(await rowsOf("refund", id)).toEqual([]);
  });

  test("is refunded in full, once, where another has its nights by now", async () => {
    const { checkoutId, id, room, stay } = await confirmed(app);
    await loseBooking(app, id);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
    await reconcile(deps);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("refunded");
    const line = ledgerOf(app, checkoutId);
    expect(line?.amount_refunded).toBe(line?.amount_captured);
    expect(line?.refunds).toHaveLength(1);
  });

  test("gets its nights back from a hold that the provider calls ended", async () => {
    const first = await held(app, "farol");
    await first.visit.post("/payment/release-checkout");
    const answer = await new Visit(app).book("farol", first.stay);
    const { checkoutId } = answer.json();
    await pay(app, checkoutId);
    const { id } = await bookingOf(app, checkoutId);
    await loseBooking(app, id);
    await holdAgain(first.id);
    await reconcile(deps);
    expect([await stateOf(app, first.id), await stateOf(app, id)]).toEqual([
      "expired",
      "confirmed",
    ]);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(0);
  });

  test("whose room our books know no more: the money goes back once, the owner is told", async () => {
    await addListing("extra");
    const { checkoutId, id, visit } = await confirmed(app, "extra");
    await loseBooking(app, id);
    await deps.pool.query("delete from listing where id = 'extra'");
    await reconcile(deps);
    await reconcile(deps);
    expect((await visit.settle(checkoutId)).statusCode).toBe(409);
    const line = ledgerOf(app, checkoutId);
    expect(line?.amount_refunded).toBe(line?.amount_captured);
    expect(line?.refunds).toHaveLength(1);
    const { rows } = await deps.pool.query("select kind from alert where subject = $1", [
      checkoutId,
    ]);
    expect(rows).toEqual([{ kind: "payment-returned" }]);
  });
});

describe("other sessions", () => {
  test("of another system, another house or another amount rebuild nothing", async () => {
    const others = [{ site: "https://outra.example" }, { total: "1" }, { guests: "muitos" }];
    for (const other of others) {
      const { checkoutId, id } = await confirmed(app);
      await loseBooking(app, id);
      const strange = withFacts(checkoutId, other);
      expect(await settleCheckout(strange, checkoutId, visitor)).toEqual({ kind: "unknown" });
      expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(0);
      const { rows } = await deps.pool.query("select kind from alert where subject = $1", [
        checkoutId,
      ]);
      expect(rows).toEqual([{ kind: "payment-does-not-fit" }]);
    }
  });

  test("an open one whose hold was lost is ended at the provider, a live hold's is not", async () => {
    const lost = await held(app, "coqueiro");
    const alive = await held(app, "coqueiro");
    await loseBooking(app, lost.id);
    await reconcile(deps);
    expect((await deps.payments.findSession(lost.checkoutId))?.status).toBe("ended");
    expect((await deps.payments.findSession(alive.checkoutId))?.status).toBe("open");
  });
});

function withFacts(checkoutId: string, facts: Record<string, string>): typeof deps {
  const findSession = async () => {
    const session = await deps.payments.findSession(checkoutId);
    return session && { ...session, facts: { ...session.facts, ...facts } };
  };
  return { ...deps, payments: { ...deps.payments, findSession } };
}
