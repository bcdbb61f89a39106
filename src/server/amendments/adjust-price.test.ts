import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { addDays } from "../../domain/day.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

const linesOf = async (id: string) =>
  (await lia.api.getBooking({ bookingId: id })).lines.map((line) => [
    quoteLineLabel(line, "pt-BR").replaceAll(/\s/gu, " "),
    line.amount,
  ]);

describe("what a booking costs", () => {
  test("grows by what the owner adds, in her own words", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(rui.api.addExtra({ bookingId: id, amount: 100, words: "x" })).rejects.toThrow(
      "not-allowed",
    );
    await lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Transfer do aeroporto" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 236_000,
      balance: 8_000,
    });
    expect((await linesOf(id)).at(-1)).toEqual(["Transfer do aeroporto", 8_000]);
  });

  test("falls by the owner's discount, never below zero, and the team's is refused", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(rui.api.giveDiscount({ bookingId: id, amount: 100, words: "x" })).rejects.toThrow(
      "not-allowed",
    );
    await expect(
      lia.api.giveDiscount({ bookingId: id, amount: 228_001, words: "x" }),
    ).rejects.toThrow("discount-too-high");
    await lia.api.giveDiscount({ bookingId: id, amount: 228_000, words: "Cortesia" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      total: 0,
      balance: -228_000,
    });
    expect((await linesOf(id)).at(-1)).toEqual(["Desconto: Cortesia", -228_000]);
  });

  test.each([
    [200_000, ["Desconto: Combinado", -28_000]],
    [250_000, ["Combinado", 22_000]],
  ])("becomes the agreed total of %i by one line for the difference", async (total, line) => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.agreeTotal({ bookingId: id, total, seen: 228_000, words: "Combinado" });
    expect((await lia.api.getBooking({ bookingId: id })).total).toBe(total);
    expect((await linesOf(id)).at(-1)).toEqual(line);
  });

  test("is not agreed anew on a total that nobody saw", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Jantar" });
    const work = lia.api.agreeTotal({ bookingId: id, total: 200_000, seen: 228_000, words: "" });
    await expect(work).rejects.toThrow("changed-meanwhile");
    await expect(
      rui.api.agreeTotal({ bookingId: id, total: 1, seen: 236_000, words: "" }),
    ).rejects.toThrow("not-allowed");
    expect((await lia.api.getBooking({ bookingId: id })).total).toBe(236_000);
  });

  test("keeps what was added and taken off, with its words, when the nights change", async () => {
    const { id, stay } = await confirmed(app, "coqueiro");
    await lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Jantar" });
    await lia.api.giveDiscount({ bookingId: id, amount: 5_000, words: "Aniversário" });
    const shorter = { ...stay, checkOut: addDays(stay.checkIn, 2) };
    await lia.api.changeStay({
      bookingId: id,
      version: 1,
      listingId: "coqueiro",
      stay: shorter,
      price: "list",
    });
    expect(await linesOf(id)).toEqual([
      ["2 noites × R$ 760", 152_000],
      ["Jantar", 8_000],
      ["Desconto: Aniversário", -5_000],
    ]);
  });

  test("of an ended booking is what it keeps", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await expect(
      lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Jantar" }),
    ).rejects.toThrow("booking-not-here");
    await expect(lia.api.giveDiscount({ bookingId: id, amount: 1, words: "x" })).rejects.toThrow(
      "booking-not-here",
    );
  });

  test("changes once for a form that is sent twice", async () => {
    const { id } = await confirmed(app, "coqueiro");
    lia.formKey = "abcdef0123456789abcdef0123456789";
    const send = () => lia.api.addExtra({ bookingId: id, amount: 8_000, words: "Jantar" });
    await Promise.all([send(), send()]);
    lia.formKey = null;
    expect((await lia.api.getBooking({ bookingId: id })).total).toBe(236_000);
  });
});
