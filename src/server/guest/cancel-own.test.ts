import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { letGuests, linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { readAccount } from "../account/read-account.ts";
import { writeLetter } from "../mail/write-letter.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const DAY = 86_400_000;

describe("a guest who cancels", () => {
  test("gets everything back within seven days, and the account says so", async () => {
    const { id } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const offer = await ana.api.previewCancellation(ana.code);
    expect(offer).toMatchObject({ paid: 267_000, refund: 267_000, online: 267_000, byHand: 0 });
    await ana.cancel();
    expect(await ana.booking()).toMatchObject({
      state: "cancelled",
      moneyBack: "owed",
      cancellation: { who: "guest", isOnline: true, basis: "law", refund: 267_000 },
      may: { cancel: false, change: "none", tell: false },
    });
    expect(await readAccount(deps.db, id)).toMatchObject({ total: 0, refunding: 267_000 });
  });

  test("cancels once with one key, and with another key nothing more happens", async () => {
    const { id } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const key = newKey();
    const presses = [ana.cancel(undefined, key), ana.cancel(undefined, key), ana.cancel()];
    const done = await Promise.allSettled(presses);
    expect(done.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await readAccount(deps.db, id)).toMatchObject({ refunding: 267_000 });
  });

  test("is shown the new figure if a step passed while she read", async () => {
    const { id } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const wish = { seen: 133_500 };
    await expect(ana.api.cancel(ana.code, newKey(), wish)).rejects.toMatchObject({
      code: "refund-differs",
      details: { seen: 133_500, now: 267_000 },
    });
    expect((await ana.booking()).state).toBe("confirmed");
  });

  test("gives the owner a task for what she paid by hand, with her key for it", async () => {
    const guestEmail = "nina@correio.example";
    const id = await lia.api.takeManualBooking(manualBooking(app, { guestEmail }));
    await lia.api.notePayment({ bookingId: id, amount: 100_000, means: "pix" });
    const nina = await linkedGuest(app, id);
    const offer = await nina.api.previewCancellation(nina.code);
    expect(offer).toMatchObject({ online: 0, byHand: offer.refund });
    const wish = {
      seen: offer.refund,
      reason: "health",
      refundKey: "nina@exemplo.example",
    } as const;
    await nina.api.cancel(nina.code, newKey(), wish);
    expect((await nina.booking()).moneyBack).toBe("by-hand");
    const words = await deps.db.selectFrom("guest_words").selectAll().execute();
    expect(words).toMatchObject([{ booking_id: id, refund_key: "nina@exemplo.example" }]);
    const { refundKey } = await lia.api.getBooking({ bookingId: id });
    const at = expect.any(Number);
    expect(refundKey).toEqual({ key: "nina@exemplo.example", at, by: guestEmail });
    const mail = await deps.db
      .selectFrom("mail")
      .selectAll()
      .where("booking_id", "=", id)
      .where("kind", "=", "cancellation")
      .executeTakeFirstOrThrow();
    expect((await writeLetter(deps, mail))?.text).toContain("nina@exemplo.example");
    const ended = deps.db.selectFrom("cancellation").select("reason");
    expect(await ended.where("booking_id", "=", id).executeTakeFirst()).toEqual({
      reason: "health",
    });
  });

  test("keeps no Pix key of a guest whose card gets everything back", async () => {
    const { id } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    const { refund } = await ana.api.previewCancellation(ana.code);
    const refundKey = "ana@exemplo.example";
    await ana.api.cancel(ana.code, newKey(), { seen: refund, refundKey });
    const words = await deps.db.selectFrom("guest_words").selectAll().execute();
    expect(words.map(({ refund_key }) => refund_key)).not.toContain(refundKey);
  });

  test("may give up one of several rooms, with its share", async () => {
    const stay = stayAhead(app, 40, 2);
    const otherRooms = [{ listingId: "jangada", guests: adultsOnly(2) }];
    const id = await lia.api.takeManualBooking(manualBooking(app, { stay, otherRooms }));
    const { total } = await lia.api.getBooking({ bookingId: id });
    await lia.api.notePayment({ bookingId: id, amount: total, means: "pix" });
    const nina = await linkedGuest(app, id);
    const [, jangada] = (await nina.booking()).rooms;
    const refund = await nina.cancel(jangada?.id);
    const after = await nina.booking();
    expect(after).toMatchObject({ state: "confirmed", total: total - refund });
    expect(after.rooms).toHaveLength(1);
    // The same room from a page that is still open elsewhere.
    await expect(nina.cancel(jangada?.id)).rejects.toMatchObject({
      code: "booking-not-cancellable",
    });
    const wish = { seen: 0, stayId: jangada?.id ?? "" };
    await expect(nina.api.cancel(nina.code, newKey(), wish)).rejects.toMatchObject({
      code: "booking-not-cancellable",
    });
  });

  test("may not where the owner has switched it off, nor once she is here", async () => {
    const { id } = await confirmed(app);
    const ana = await linkedGuest(app, id);
    await letGuests(app, { cancel: false });
    await expect(ana.cancel()).rejects.toMatchObject({ code: "guest-may-not" });
    await letGuests(app, {});
    await deps.pool.query("update stay set checked_in_at = now() where booking_id = $1", [id]);
    await expect(ana.cancel()).rejects.toMatchObject({ code: "guest-may-not" });
  });
});

test("what the page promised before is what the account pays after, at every step", async () => {
  for (const days of [0, 10, 20, 24]) {
    const { id } = await confirmed(app, "farol");
    app.passTime(days * DAY);
    const ana = await linkedGuest(app, id);
    const { policy, may } = await ana.booking();
    if (!may.cancel) continue;
    const promised = policy.find(({ when }) => when === "now")?.amount ?? 0;
    expect(await ana.cancel()).toBe(promised);
    expect(await readAccount(deps.db, id)).toMatchObject({ refunding: promised });
    app.passTime(-days * DAY);
  }
});
