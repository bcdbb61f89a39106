import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, held, ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { leftIn } from "../../domain/account.ts";
import { sendRefund } from "./send-refund.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

/** Paid on the site, and something more at the reception. */
async function mixed() {
  const story = await confirmed(app, "coqueiro");
  await lia.api.addExtra({ bookingId: story.id, amount: 20_000, words: "Jantar" });
  await lia.api.notePayment({ bookingId: story.id, amount: 20_000, means: "cash" });
  return story;
}

const refundsOf = async (id: string) =>
  (await lia.api.getBooking({ bookingId: id })).money.filter((entry) => entry.kind === "refund");

describe("giving back without cancelling", () => {
  test("sends what came by card, lowers the price by as much, and nobody owes it", async () => {
    const { id, checkoutId } = await confirmed(app, "coqueiro");
    await lia.api.giveBack({ bookingId: id, amount: 30_000, words: "Barulho da obra" });
    for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(30_000);
    const details = await lia.api.getBooking({ bookingId: id });
    expect(details).toMatchObject({ state: "confirmed", total: 198_000, balance: 0 });
    expect(details.lines.at(-1)).toMatchObject({ amount: -30_000, words: "Barulho da obra" });
    expect(details.journal.map(({ event }) => event)).toContain("given-back");
  });

  test("tells the guest, each time, and a portal's guest never", async () => {
    const { id } = await confirmed(app, "coqueiro");
    const mails = async () =>
      (await lia.api.getBooking({ bookingId: id })).mails.filter(
        ({ kind }) => kind === "given-back",
      );
    for (const amount of [30_000, 10_000]) {
      await lia.api.giveBack({ bookingId: id, amount, words: "Barulho da obra" });
      expect(await mails()).toEqual([{ kind: "given-back", sentAt: null }]);
      await deps.pool.query("update mail set sent_at = now() where booking_id = $1", [id]);
    }
    await lia.api.notePayment({ bookingId: id, amount: 5_000, means: "cash", evenMore: true });
    await lia.api.noteReturn({ bookingId: id, amount: 5_000, means: "cash" });
    expect(await mails()).toEqual([{ kind: "given-back", sentAt: null }]);
  });

  test("is spread over the payments: by card what came so, by hand the rest", async () => {
    const { id } = await mixed();
    await lia.api.giveBack({ bookingId: id, amount: 240_000, words: "Falta de luz" });
    expect(await refundsOf(id)).toMatchObject([
      { amount: -228_000, state: "due", means: "online" },
      { amount: -12_000, state: "by-hand", means: null },
    ]);
    await lia.api.noteReturn({ bookingId: id, amount: 12_000, means: "pix" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 8_000, balance: 0 });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("may be given by hand in two parts", async () => {
    const { id } = await mixed();
    await lia.api.giveBack({ bookingId: id, amount: 240_000, words: "Falta de luz" });
    await lia.api.noteReturn({ bookingId: id, amount: 10_000, means: "pix" });
    await lia.api.noteReturn({ bookingId: id, amount: 2_000, means: "cash" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 8_000, balance: 0 });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("may happen several times, and never exceeds what is left", async () => {
    const { id } = await mixed();
    await lia.api.giveBack({ bookingId: id, amount: 100_000, words: "" });
    await lia.api.giveBack({ bookingId: id, amount: 100_000, words: "" });
    expect(leftIn(await lia.api.getBooking({ bookingId: id }))).toBe(48_000);
    await expect(lia.api.giveBack({ bookingId: id, amount: 48_001, words: "" })).rejects.toThrow(
      "refund-too-high",
    );
    await lia.api.giveBack({ bookingId: id, amount: 48_000, words: "" });
    // What was paid in cash waits to be refunded by hand.
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 0,
      balance: -20_000,
    });
  });

  test("takes what was paid too much first: that is no discount", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.notePayment({ bookingId: id, amount: 10_000, means: "pix", evenMore: true });
    await lia.api.giveBack({ bookingId: id, amount: 10_000, words: "Pagou a mais" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 228_000 });
    expect(await refundsOf(id)).toMatchObject([{ words: "Pagou a mais" }]);
  });

  test("after a cancellation lowers what the booking keeps", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await endWithdrawal(app, id);
    await lia.api.cancelBooking({
      bookingId: id,
      who: "guest",
      refund: 100_000,
      agreed: "Combinado.",
    });
    await lia.api.giveBack({ bookingId: id, amount: 28_000, words: "Cortesia" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 100_000,
      balance: 0,
    });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("is once for a form sent twice, the owner's alone, and for booked stays only", async () => {
    const { id } = await mixed();
    lia.formKey = "aaaaaaaaaabbbbbbbbbbccccccccccdd";
    const send = () => lia.api.giveBack({ bookingId: id, amount: 1_000, words: "" });
    await Promise.all([send(), send()]);
    lia.formKey = null;
    expect(await refundsOf(id)).toHaveLength(1);
    await expect(rui.api.giveBack({ bookingId: id, amount: 1_000, words: "" })).rejects.toThrow(
      "not-allowed",
    );
    const hold = await held(app, "coqueiro");
    await expect(lia.api.giveBack({ bookingId: hold.id, amount: 1, words: "" })).rejects.toThrow(
      "booking-not-here",
    );
  });
});
