import { describe, expect, test } from "vitest";
import {
  confirmed,
  forgetEntriesAfter,
  lastEntry,
  ledgerOf,
  loseBooking,
  refundByHand,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, Visit } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { reconcile } from "./reconcile.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const owner = { actor: "person:dona", source: "admin" } as const;

function refundsOf(id: string) {
  return deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).execute();
}

async function cancelled(amount?: number) {
  const story = await confirmed(app);
  const paid = await lastEntry(app, story.id);
  await endWithdrawal(app, story.id);
  await cancelBooking(deps, story.id, owner, {
    who: "guest",
    refund: amount,
    agreed: "Combinado.",
  });
  const owed = await lastEntry(app, story.id);
  for (const { id } of await refundsOf(story.id)) await sendRefund(deps, id);
  return { ...story, paid, owed };
}

/** The state before the owner cancelled. */
async function forgetCancellation(id: string, paid: string): Promise<void> {
  await forgetEntriesAfter(app, id, paid);
  for (const table of ["refund", "cancellation"]) {
    await deps.pool.query(`delete from ${table} where booking_id = $1`, [id]);
  }
  await deps.pool.query("delete from mail where booking_id = $1 and kind like '%cancel%'", [id]);
  await deps.pool.query("update booking set state = 'confirmed' where id = $1", [id]);
  await deps.pool.query(
    `insert into occupied_nights (physical_room_id, stay, kind, booking_id)
     select physical_room_id, daterange(check_in, check_out), 'booking', booking.id
     from booking join listing_physical_room using (listing_id) where booking.id = $1`,
    [id],
  );
}

describe("a cancellation that our books have lost", () => {
  test.each([
    ["in full", undefined],
    ["in part", 100_000],
  ])(
    "with its booking, refunded %s: written down as cancelled, nothing paid or mailed",
    async (_, amount) => {
      const { checkoutId, id, room, stay } = await cancelled(amount);
      await loseBooking(app, id);
      await reconcile(deps);
      expect(await stateOf(app, id)).toBe("cancelled");
      expect(await refundsOf(id)).toMatchObject([{ reason: "cancelled", state: "succeeded" }]);
      expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
      const { rows } = await deps.pool.query(
        "select kind from mail where booking_id = $1 and sent_at is null",
        [id],
      );
      expect(rows).toEqual([]);
      expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
    },
  );

  test("of a booking they know as confirmed: cancelled again, its nights free", async () => {
    const { checkoutId, id, room, stay, paid } = await cancelled(100_000);
    await forgetCancellation(id, paid);
    await reconcile(deps);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("cancelled");
    expect(await refundsOf(id)).toMatchObject([{ amount: 100_000, state: "succeeded" }]);
    expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
  });

  test("and that the owner makes once more: the money goes back only once", async () => {
    const { checkoutId, id, paid } = await cancelled(100_000);
    await forgetCancellation(id, paid);
    await cancelBooking(deps, id, owner, { who: "guest", refund: 100_000, agreed: "Combinado." });
    for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
    expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
    expect(await refundsOf(id)).toMatchObject([{ state: "succeeded" }]);
  });

  test("a refund they call due although it went: taken as sent, days later too", async () => {
    const { checkoutId, id, owed } = await cancelled(100_000);
    await forgetEntriesAfter(app, id, owed);
    await deps.pool.query(
      "update refund set state = 'due', provider_refund_id = null where booking_id = $1",
      [id],
    );
    app.passTime(25 * 60 * 60_000);
    await reconcile(deps);
    expect(await refundsOf(id)).toMatchObject([{ state: "succeeded" }]);
    expect(ledgerOf(app, checkoutId)?.refunds).toHaveLength(1);
  });
});

describe("a refund made by hand at the provider", () => {
  test("counts as given back, is noted once, and leaves the booking as it is", async () => {
    const { id, checkoutId } = await confirmed(app);
    await refundByHand(app, checkoutId, 20_000);
    await reconcile(deps);
    await reconcile(deps);
    expect(await refundsOf(id)).toMatchObject([
      { reason: "goodwill", amount: 20_000, state: "succeeded" },
    ]);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("of part of the money leaves the rest to a cancellation, and no more", async () => {
    const { id, checkoutId } = await confirmed(app);
    await refundByHand(app, checkoutId, 20_000);
    await reconcile(deps);
    await cancelBooking(deps, id, owner, { who: "guest" });
    for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
    const { amount_captured, amount_refunded } = ledgerOf(app, checkoutId) ?? {};
    expect(amount_refunded).toBe(amount_captured);
  });

  test("of all the money frees no night: the guest may still come", async () => {
    const { id, checkoutId, room, stay } = await confirmed(app);
    await refundByHand(app, checkoutId);
    await reconcile(deps);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
  });
});

test("a refund that fails after it went is told of, though the news never came", async () => {
  await control(app, "refunds", { behaviour: "succeeds_then_fails" });
  const { id } = await cancelled();
  await control(app, "refunds", { behaviour: null });
  app.passTime(25 * 60 * 60_000);
  await reconcile(deps);
  expect(await refundsOf(id)).toMatchObject([{ state: "failed" }]);
});
