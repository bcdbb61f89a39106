import { AsyncResource } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { helperAt, ownerAt, type Someone } from "../../../tests/support/desks.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { once } from "../database/once.ts";
import { inTransaction } from "../database/transaction.ts";
import { createOwnerApi } from "./owner-api.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

const newKey = () => randomBytes(16).toString("hex");

/** All calls through one form carry the same key. */
function formOf(someone: Someone, key = newKey()) {
  return createOwnerApi({ ...someone.desk, formKey: () => key });
}

function bookingWish(listingId = "farol"): ManualBooking {
  return manualBooking(app, { listingId, guestEmail: "nina@reis.example" });
}

async function paymentsOf(bookingId: string): Promise<number[]> {
  const rows = await deps.db
    .selectFrom("payment")
    .select("amount")
    .where("booking_id", "=", bookingId)
    .where("means", "<>", "online")
    .execute();
  return rows.map(({ amount }) => amount);
}

test("a payment whose answer was lost and that is noted again is noted once", async () => {
  const id = await lia.api.takeManualBooking(bookingWish());
  const form = formOf(lia);
  await form.notePayment({ bookingId: id, amount: 100_00, means: "pix" });
  await form.notePayment({ bookingId: id, amount: 100_00, means: "pix" });
  expect(await paymentsOf(id)).toEqual([100_00]);
  // Another form has another key: a second payment, although the payload is the same.
  await formOf(lia).notePayment({ bookingId: id, amount: 100_00, means: "pix" });
  expect(await paymentsOf(id)).toEqual([100_00, 100_00]);
});

test("a new booking that is sent again is the same booking, not in its own way", async () => {
  const wish = bookingWish();
  const form = formOf(lia);
  const id = await form.takeManualBooking(wish);
  expect(await form.takeManualBooking(wish)).toBe(id);
  await expect(formOf(lia).takeManualBooking(wish)).rejects.toMatchObject({
    code: "nights-taken",
  });
});

test("two that arrive at once are one, and both hear of it", async () => {
  for (let round = 0; round < 4; round += 1) {
    const wish = bookingWish();
    const form = formOf(lia);
    const ids = await Promise.all([form, form, form].map((one) => one.takeManualBooking(wish)));
    expect(new Set(ids).size).toBe(1);
    const [id = ""] = ids;
    const paying = formOf(lia);
    await Promise.all(
      [1, 2, 3].map(() => paying.notePayment({ bookingId: id, amount: 5_00, means: "cash" })),
    );
    expect(await paymentsOf(id)).toEqual([5_00]);
  }
});

test("a form that was refused has used up nothing: corrected, it goes through", async () => {
  const id = await lia.api.takeManualBooking(bookingWish());
  const form = formOf(lia);
  await expect(
    form.notePayment({ bookingId: id, amount: 99_999_00, means: "pix" }),
  ).rejects.toMatchObject({
    code: "more-than-open",
  });
  await form.notePayment({ bookingId: id, amount: 99_999_00, means: "pix", evenMore: true });
  expect(await paymentsOf(id)).toEqual([99_999_00]);
});

test("another body, another verb or another person under the same key is refused", async () => {
  const id = await lia.api.takeManualBooking(bookingWish());
  const key = newKey();
  await formOf(lia, key).notePayment({ bookingId: id, amount: 100_00, means: "pix" });
  const refused = { code: "sent-otherwise" };
  await expect(
    formOf(lia, key).notePayment({ bookingId: id, amount: 200_00, means: "pix" }),
  ).rejects.toMatchObject(refused);
  await expect(formOf(lia, key).resendMail({ bookingId: id })).rejects.toMatchObject(refused);
  await expect(
    formOf(rui, key).notePayment({ bookingId: id, amount: 100_00, means: "pix" }),
  ).rejects.toMatchObject(refused);
  expect(await paymentsOf(id)).toEqual([100_00]);
});

test("nothing is changed without a key, or with one that is none", async () => {
  const { id } = await confirmed(app);
  for (const key of [null, "", "1", `${newKey()}0`, "'; drop table booking"]) {
    const form = createOwnerApi({ ...lia.desk, formKey: () => key });
    await expect(
      form.notePayment({ bookingId: id, amount: 1_00, means: "pix" }),
    ).rejects.toMatchObject({
      code: "form-outdated",
    });
  }
  expect(await paymentsOf(id)).toEqual([]);
});

test("what is kept about a form names nobody and says nothing that was typed", async () => {
  const wish = bookingWish();
  const key = newKey();
  const id = await formOf(lia, key).takeManualBooking(wish);
  await formOf(lia, newKey()).cancelBooking({ bookingId: id, who: "guest" });
  const kept = JSON.stringify(await deps.db.selectFrom("form_key").selectAll().execute());
  for (const said of ["Nina", "nina@", key, "lia@", "farol"]) expect(kept).not.toContain(said);
  expect(kept).toContain(id);
});

test("a whole row, with a name and an address, is never kept as an answer", async () => {
  const wish = { hash: newKey(), body: newKey(), at: new Date(deps.clock()), keepsAnswer: true };
  for (const answer of [{ name: "Nina Alves" }, "nina@exemplo.example", ["x".repeat(43)]]) {
    const work = once(deps.db, wish, () => inTransaction(deps.db, async () => answer));
    await expect(work).rejects.toThrow("only ids and small facts");
  }
});

test("what a form leaves behind, a timer or a socket, is no part of it", async () => {
  const wish = { hash: newKey(), body: newKey(), at: new Date(deps.clock()), keepsAnswer: false };
  let later = async () => 0;
  await once(deps.db, wish, async () => {
    later = AsyncResource.bind(() => inTransaction(deps.db, async () => 1));
    await inTransaction(deps.db, async () => {});
  });
  await expect(later()).resolves.toBe(1);
});
