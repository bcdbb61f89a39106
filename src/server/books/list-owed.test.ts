import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

const owedTo = async (id: string) =>
  (await lia.api.listOwed()).find(({ bookingId }) => bookingId === id)?.owed ?? 0;

test("what came by hand is owed by hand until it is noted", async () => {
  const { id } = await confirmed(app);
  await lia.api.addExtra(id, 20_000, "Passeio");
  await lia.api.notePayment(id, 20_000, "cash");
  expect(await owedTo(id)).toBe(0);
  await lia.api.cancelBooking(id, "policy");
  expect(await owedTo(id)).toBe(20_000);
  await lia.api.noteReturn(id, 20_000, "pix");
  expect(await owedTo(id)).toBe(0);
});

test("what was paid too much is owed, and so is what came after the end", async () => {
  const { id } = await confirmed(app);
  await lia.api.notePayment(id, 3_000, "pix", true);
  expect(await owedTo(id)).toBe(3_000);
  await lia.api.giveBack(id, 3_000, "");
  expect(await owedTo(id)).toBe(3_000);
  await lia.api.noteReturn(id, 3_000, "pix");
  await lia.api.cancelBooking(id, "policy");
  expect(await owedTo(id)).toBe(0);
  await lia.api.notePayment(id, 5_000, "pix", true);
  expect(await owedTo(id)).toBe(5_000);
});
