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
  (await lia.api.getBooking(id)).lines.map((line) => [
    quoteLineLabel(line, "pt-BR").replaceAll(/\s/gu, " "),
    line.amount,
  ]);

describe("what a booking costs", () => {
  test("grows by what the owner adds, in her own words", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(rui.api.addExtra(id, 100, "x")).rejects.toThrow("not-allowed");
    await lia.api.addExtra(id, 8_000, "Transfer do aeroporto");
    expect(await lia.api.getBooking(id)).toMatchObject({ total: 236_000, balance: 8_000 });
    expect((await linesOf(id)).at(-1)).toEqual(["Transfer do aeroporto", 8_000]);
  });

  test("falls by the owner's discount, never below zero, and the team's is refused", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await expect(rui.api.giveDiscount(id, 100, "x")).rejects.toThrow("not-allowed");
    await expect(lia.api.giveDiscount(id, 228_001, "x")).rejects.toThrow("discount-too-high");
    await lia.api.giveDiscount(id, 228_000, "Cortesia");
    expect(await lia.api.getBooking(id)).toMatchObject({ total: 0, balance: -228_000 });
    expect((await linesOf(id)).at(-1)).toEqual(["Desconto: Cortesia", -228_000]);
  });

  test.each([
    [200_000, ["Desconto: Combinado", -28_000]],
    [250_000, ["Combinado", 22_000]],
  ])("becomes the agreed total of %i by one line for the difference", async (total, line) => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.agreeTotal(id, total, 228_000, "Combinado");
    expect((await lia.api.getBooking(id)).total).toBe(total);
    expect((await linesOf(id)).at(-1)).toEqual(line);
  });

  test("is not agreed anew on a total that nobody saw", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.addExtra(id, 8_000, "Jantar");
    const work = lia.api.agreeTotal(id, 200_000, 228_000, "");
    await expect(work).rejects.toThrow("changed-meanwhile");
    await expect(rui.api.agreeTotal(id, 1, 236_000, "")).rejects.toThrow("not-allowed");
    expect((await lia.api.getBooking(id)).total).toBe(236_000);
  });

  test("keeps what was added and taken off, with its words, when the nights change", async () => {
    const { id, stay } = await confirmed(app, "coqueiro");
    await lia.api.addExtra(id, 8_000, "Jantar");
    await lia.api.giveDiscount(id, 5_000, "Aniversário");
    const shorter = { ...stay, checkOut: addDays(stay.checkIn, 2) };
    await lia.api.changeStay(id, 1, { listingId: "coqueiro", stay: shorter }, "list");
    expect(await linesOf(id)).toEqual([
      ["2 noites × R$ 760", 152_000],
      ["Jantar", 8_000],
      ["Desconto: Aniversário", -5_000],
    ]);
  });

  test("of an ended booking is what it keeps", async () => {
    const { id } = await confirmed(app, "coqueiro");
    await lia.api.cancelBooking(id, { who: "guest" });
    await expect(lia.api.addExtra(id, 8_000, "Jantar")).rejects.toThrow("booking-not-here");
    await expect(lia.api.giveDiscount(id, 1, "x")).rejects.toThrow("booking-not-here");
  });

  test("changes once for a form that is sent twice", async () => {
    const { id } = await confirmed(app, "coqueiro");
    lia.formKey = "abcdef0123456789abcdef0123456789";
    const send = () => lia.api.addExtra(id, 8_000, "Jantar");
    await Promise.all([send(), send()]);
    lia.formKey = null;
    expect((await lia.api.getBooking(id)).total).toBe(236_000);
  });
});
