import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { bookingOf, confirmed, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { addDays } from "../../domain/day.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

function booking(): Promise<string> {
  return lia.api.takeManualBooking(manualBooking(app, { total: 100_000 }));
}

async function paidBooking(amount = 60_000) {
  const id = await booking();
  await lia.api.notePayment({ bookingId: id, amount, means: "cash" });
  const { payments } = await lia.api.getBooking({ bookingId: id });
  return { id, paymentId: payments[0]?.id ?? "" };
}

describe("a payment at the reception", () => {
  test("has an amount, a means, a day, who wrote it and what was written", async () => {
    const id = await booking();
    const yesterday = addDays(await todayAtProperty(deps), -1);
    const noted = { on: yesterday, words: "  Pix da mãe " };
    await rui.api.notePayment({
      bookingId: id,
      amount: 40_000,
      means: "pix",
      evenMore: false,
      ...noted,
    });
    expect((await lia.api.getBooking({ bookingId: id })).money).toMatchObject([
      { amount: 40_000, means: "pix", on: yesterday, by: "Rui", words: "Pix da mãe" },
    ]);
  });

  test("is refused while the nights are not the guest's", async () => {
    const { checkoutId } = await held(app);
    const { id } = await bookingOf(app, checkoutId);
    await expect(
      lia.api.notePayment({ bookingId: id, amount: 1_000, means: "cash" }),
    ).rejects.toThrow("booking-not-here");
  });

  test("with a slip of the hand is told what it is, however many zeros it has", async () => {
    const id = await booking();
    for (const amount of [100_001, 10_000_000_00, 10 ** 15]) {
      const typed = rui.api.notePayment({ bookingId: id, amount, means: "pix" });
      await expect(typed).rejects.toThrow("more-than-open");
    }
    const discount = { bookingId: id, amount: 10 ** 15, words: "Desconto" };
    await expect(lia.api.giveDiscount(discount)).rejects.toThrow("discount-too-high");
  });

  test("came in today if nothing else is said", async () => {
    const { id } = await paidBooking();
    expect((await lia.api.getBooking({ bookingId: id })).money).toMatchObject([
      { on: null, words: null },
    ]);
  });

  test.each([
    ["tomorrow", 1, false],
    ["today", 0, true],
    ["thirty days before the booking was made", -30, true],
    ["thirty-one days before", -31, false],
  ])("dated %s is taken or refused", async (_, days, isTaken) => {
    const id = await booking();
    const on = addDays(await todayAtProperty(deps), days);
    const work = lia.api.notePayment({
      bookingId: id,
      amount: 1_000,
      means: "pix",
      evenMore: false,
      on,
    });
    if (isTaken) await work;
    else await expect(work).rejects.toThrow("day-impossible");
    expect((await lia.api.getBooking({ bookingId: id })).paid).toBe(isTaken ? 1_000 : 0);
  });

  test("sent twice by the same form came in once", async () => {
    const id = await booking();
    lia.formKey = "0123456789abcdef0123456789abcdef";
    const send = () =>
      lia.api.notePayment({
        bookingId: id,
        amount: 1_000,
        means: "pix",
        evenMore: false,
        words: "Uma vez",
      });
    await Promise.all([send(), send()]);
    lia.formKey = null;
    expect((await lia.api.getBooking({ bookingId: id })).paid).toBe(1_000);
  });
});

describe("a payment noted by mistake", () => {
  test("is taken out by a reversing entry, with who did it and why", async () => {
    const { id, paymentId } = await paidBooking();
    await lia.api.removePayment({ bookingId: id, paymentId, why: "Era de outra reserva" });
    const details = await lia.api.getBooking({ bookingId: id });
    expect(details).toMatchObject({ paid: 0, balance: 100_000 });
    expect(details.money).toMatchObject([
      { kind: "payment", amount: 60_000, removable: 0 },
      { kind: "removed", amount: -60_000, by: "Dona Lia", words: "Era de outra reserva" },
    ]);
    expect(details.journal.at(-1)).toMatchObject({
      event: "payment-removed",
      facts: { amount: -60_000, method: "cash" },
    });
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("is taken out once, however often and at once it is asked for", async () => {
    const { id, paymentId } = await paidBooking();
    const all = [1, 2, 3].map(() =>
      lia.api.removePayment({ bookingId: id, paymentId, why: "Engano" }),
    );
    const ends = await Promise.allSettled(all);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await lia.api.getBooking({ bookingId: id })).balance).toBe(100_000);
  });

  test("leaves what has gone back of it already", async () => {
    const { id, paymentId } = await paidBooking();
    await lia.api.noteReturn({ bookingId: id, amount: 20_000, means: "cash" });
    await lia.api.removePayment({ bookingId: id, paymentId, why: "Era menos" });
    const details = await lia.api.getBooking({ bookingId: id });
    expect(details).toMatchObject({ paid: 0, total: 80_000, balance: 80_000 });
    expect(details.money.find(({ kind }) => kind === "removed")).toMatchObject({ amount: -40_000 });
    await expect(lia.api.removePayment({ bookingId: id, paymentId, why: "" })).rejects.toThrow(
      "payment-gone",
    );
    expect(await brokenInvariants(deps.pool)).toEqual([]);
  });

  test("of a cancelled booking leaves nothing owed", async () => {
    const { id, paymentId } = await paidBooking();
    await endWithdrawal(app, id);
    await lia.api.cancelBooking({
      bookingId: id,
      who: "guest",
      refund: 10_000,
      agreed: "Combinado.",
    });
    await lia.api.removePayment({ bookingId: id, paymentId, why: "Nunca entrou" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ total: 0, balance: 0 });
  });

  test("is the owner's to take out, and never one that came through the provider", async () => {
    const { id, paymentId } = await paidBooking();
    await expect(rui.api.removePayment({ bookingId: id, paymentId, why: "x" })).rejects.toThrow(
      "not-allowed",
    );
    const online = await confirmed(app);
    const { payments } = await lia.api.getBooking({ bookingId: online.id });
    const work = lia.api.removePayment({
      bookingId: online.id,
      paymentId: payments[0]?.id ?? "",
      why: "x",
    });
    await expect(work).rejects.toThrow("payment-gone");
    await expect(
      lia.api.removePayment({ bookingId: online.id, paymentId, why: "x" }),
    ).rejects.toThrow("payment-gone");
  });
});
