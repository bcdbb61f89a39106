import { expect, test, vi } from "vitest";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { perform, wish } from "./wish.server.ts";

async function asked(form: Readonly<Record<string, string>>) {
  const checkOut = vi.fn<OwnerApi["checkOut"]>(async () => {});
  const notePayment = vi.fn<OwnerApi["notePayment"]>(async () => {});
  await perform(
    { checkOut, notePayment } as unknown as OwnerApi,
    wish.parse({ id: "b1", ...form }),
  );
  return [...checkOut.mock.calls, ...notePayment.mock.calls];
}

test("a plain tap lets nothing go", async () => {
  expect(await asked({ intent: "checkOut" })).toEqual([[{ bookingId: "b1" }]]);
});

test("a tap on one room is about that room", async () => {
  const form = { intent: "checkOut", stays: "s1,s2" };
  expect(await asked(form)).toEqual([[{ bookingId: "b1", stayIds: ["s1", "s2"] }]]);
});

test("the seen amount travels along; nothing open is nothing seen", async () => {
  const form = { intent: "checkOut", version: "2" };
  expect(await asked({ ...form, evenOpen: "48000" })).toEqual([
    [{ bookingId: "b1", evenOpen: 48_000 }],
  ]);
  expect(await asked({ ...form, evenOpen: "0", nights: "keep" })).toEqual([[{ bookingId: "b1" }]]);
});

test("freed nights carry their version and what becomes of their price", async () => {
  const form = { intent: "checkOut", version: "2", evenOpen: "0", nights: "free" };
  expect(await asked({ ...form, price: "difference" })).toEqual([
    [{ bookingId: "b1", freeing: { version: 2, price: "difference" } }],
  ]);
  const other = { ...form, price: "other", amount: "500", way: "discount" };
  expect(await asked(other)).toEqual([
    [{ bookingId: "b1", freeing: { version: 2, price: { other: -50_000 } } }],
  ]);
  await expect(asked({ ...other, amount: "" })).rejects.toMatchObject({
    problems: { amount: expect.any(String) },
  });
});

test("what is received is the whole open amount", async () => {
  const form = { intent: "receive", amount: "48000", means: "pix" };
  expect(await asked(form)).toEqual([[{ bookingId: "b1", amount: 48_000, means: "pix" }]]);
});
