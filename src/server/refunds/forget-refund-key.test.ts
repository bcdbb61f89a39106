import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

const KEY = "ana@pix.example";

/** Paid in cash and cancelled by the guest, with a Pix key for the refund. */
async function cancelled() {
  const id = await lia.api.takeManualBooking(manualBooking(app, { listingId: "farol" }));
  await lia.api.notePayment({ bookingId: id, amount: 500_00, means: "cash" });
  await endWithdrawal(app, id);
  await lia.api.cancelBooking({
    bookingId: id,
    who: "guest",
    refund: 300_00,
    agreed: "Combinado.",
  });
  await deps.db
    .insertInto("guest_words")
    .values({ booking_id: id, refund_key: KEY, said_at: new Date(deps.clock()) })
    .execute();
  return id;
}

const keyOf = async (id: string) =>
  (await lia.api.getBooking({ bookingId: id })).refundKey?.key ?? null;

test("a Pix key is shown to the owner, who gives the money back, and to nobody else", async () => {
  const id = await cancelled();
  expect(await keyOf(id)).toBe(KEY);
  expect((await rui.api.getBooking({ bookingId: id })).refundKey).toBeNull();
});

test("it is forgotten once all that waited was given back, and not before", async () => {
  const id = await cancelled();
  await lia.api.noteReturn({ bookingId: id, amount: 100_00, means: "pix" });
  expect(await keyOf(id)).toBe(KEY);
  await lia.api.noteReturn({ bookingId: id, amount: 200_00, means: "pix" });
  expect(await keyOf(id)).toBeNull();
});

test("what another guest is owed is not forgotten with it", async () => {
  const [one, other] = [await cancelled(), await cancelled()];
  await lia.api.noteReturn({ bookingId: one, amount: 300_00, means: "pix" });
  expect([await keyOf(one), await keyOf(other)]).toEqual([null, KEY]);
});
