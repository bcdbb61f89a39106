import { describe, expect, test } from "vitest";
import { goTo, heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { countWaiting, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { statementOf } from "../bookings/statement.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { answerPix } from "./answer-pix.ts";
import { latestPix } from "./find-pix.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;
const timetable = { actor: "system", source: "timetable" } as const;
const site = { actor: "visitor", source: "site" } as const;

/**
 * Runs the works while another connection locks the booking's row, so that they queue in their
 * order.
 */
async function behindLock(id: string, works: readonly (() => Promise<unknown>)[]) {
  const holder = await deps.pool.connect();
  await holder.query("begin");
  await holder.query("select id from booking where id = $1 for update", [id]);
  const running: Promise<unknown>[] = [];
  for (const [index, work] of works.entries()) {
    running.push(work().catch((error: Error) => error));
    await expect.poll(() => countWaiting(app), { timeout: 5_000 }).toBeGreaterThan(index);
  }
  await holder.query("rollback");
  holder.release();
  return Promise.all(running);
}

const expire = async (id: string, cause: typeof timetable | typeof site = timetable) => {
  const booking = await getBooking(deps.db, id);
  return () => closeCheckout(deps, booking, cause);
};

describe("telling against the end of the hold", () => {
  test("told first: a job of the earlier end ends nothing", async () => {
    goTo(app, "10:00");
    const { id, tell } = await heldForPix(app);
    app.passTime(44 * MINUTE);
    const end = await expire(id);
    await behindLock(id, [tell, end]);
    app.passTime(2 * MINUTE);
    await end();
    expect(await stateOf(app, id)).toBe("held");
    expect(await latestPix(deps.db, id)).toMatchObject({ state: "told" });
  });

  test("told first: a press of her browser that had begun before releases nothing", async () => {
    const { id, tell } = await heldForPix(app);
    const release = await expire(id, site);
    await behindLock(id, [tell, release]);
    expect(await stateOf(app, id)).toBe("held");
  });

  test("ended first: she is heard, and nothing waits", async () => {
    const { id, tell } = await heldForPix(app);
    app.passTime(46 * MINUTE);
    await behindLock(id, [await expire(id), tell]);
    expect(await stateOf(app, id)).toBe("expired");
    expect(await latestPix(deps.db, id)).toMatchObject({
      state: "ended",
      told_at: expect.any(Date),
      answer_by: null,
    });
  });
});

describe("the owner's answer", () => {
  test.each(["answered", "ended"])(
    "against the end of the hold, %s first: a booking",
    async (which) => {
      const { id, pixId, dueNow } = await heldForPix(app);
      app.passTime(46 * MINUTE);
      const received = { kind: "received", amount: dueNow } as const;
      const both = [() => answerPix(deps, pixId, received, owner), await expire(id)];
      await behindLock(id, which === "answered" ? both : both.toReversed());
      expect(await stateOf(app, id)).toBe("confirmed");
      const { rows } = await deps.pool.query(
        "select kind from occupied_nights where booking_id = $1",
        [id],
      );
      expect(rows).toEqual([{ kind: "booking" }]);
    },
  );

  test("against telling: a Pix that was received is not told any more", async () => {
    const { id, pixId, dueNow, tell } = await heldForPix(app);
    const received = { kind: "received", amount: dueNow } as const;
    const [, told] = await behindLock(id, [() => answerPix(deps, pixId, received, owner), tell]);
    expect(told).toMatchObject({ code: "pix-answered" });
    expect(await latestPix(deps.db, id)).toMatchObject({ state: "received", told_at: null });
  });

  test("found and not found at once: one of them", async () => {
    const { id, pixId, dueNow, tell } = await heldForPix(app);
    await tell();
    const received = { kind: "received", amount: dueNow } as const;
    const [, other] = await behindLock(id, [
      () => answerPix(deps, pixId, received, owner),
      () => answerPix(deps, pixId, { kind: "missing" }, owner),
    ]);
    expect(other).toMatchObject({ code: "pix-answered" });
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("against a cancellation: what arrives is the guest's, whoever was first", async () => {
    for (const first of ["answer", "cancel"]) {
      const { id, pixId, dueNow, guest, code } = await heldForPix(app);
      await answerPix(deps, pixId, { kind: "received", amount: dueNow - 5_000 }, owner);
      await deps.pool.query("update booking set channel = 'phone' where id = $1", [id]);
      await guest.api.openPix(
        code,
        "ab".repeat(16).replace(/^../, first === "answer" ? "01" : "02"),
      );
      const balance = await latestPix(deps.db, id);
      const received = { kind: "received", amount: 5_000, evenMore: true } as const;
      const both = [
        () => answerPix(deps, balance?.id ?? "", received, owner),
        () => cancelBooking(deps, id, owner, { who: "guest" }),
      ];
      const outcomes = await behindLock(id, first === "answer" ? both : both.toReversed());
      expect(outcomes.filter((one) => one instanceof Error)).toEqual([]);
      const booking = await getBooking(deps.db, id);
      expect(booking.state).toBe("cancelled");
      const { received: all, returns } = await statementOf(deps.db, booking);
      expect(all).toBe(dueNow);
      expect(returns.reduce((sum, { amount }) => sum + amount, 0)).toBe(dueNow);
    }
  });
});
