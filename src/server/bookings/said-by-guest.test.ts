import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

async function says(bookingId: string, companions: string[], wishes: string) {
  const said_at = new Date(deps.clock());
  await deps.db
    .insertInto("guest_words")
    .values({ booking_id: bookingId, companions, wishes, refund_key: null, said_at })
    .execute();
}

test("what a guest says on her page stands on the booking and in the day's arrivals", async () => {
  const stay = stayAhead(app, 0, 2);
  const id = await lia.api.takeManualBooking(manualBooking(app, { stay }));
  await says(id, ["Bia", "Caio"], "Berço, se tiver");
  const said = { companions: ["Bia", "Caio"], wishes: "Berço, se tiver" };
  expect(await lia.api.getBooking({ bookingId: id })).toMatchObject(said);
  expect((await lia.api.today()).arrivals).toMatchObject([said]);
});

test("who says nothing is shown with nothing", async () => {
  const { id } = await confirmed(app, "farol");
  const nothing = { companions: [], wishes: "", refundKey: null, cancelledBecause: null };
  expect(await lia.api.getBooking({ bookingId: id })).toMatchObject(nothing);
});

test("the reason of a cancellation is shown", async () => {
  const { id } = await confirmed(app, "jangada");
  await lia.api.cancelBooking({ bookingId: id, who: "guest" });
  await deps.pool.query("update cancellation set reason = 'elsewhere' where booking_id = $1", [id]);
  expect((await lia.api.getBooking({ bookingId: id })).cancelledBecause).toBe("elsewhere");
});
