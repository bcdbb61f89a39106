import { expect, test } from "vitest";
import { confirmed, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { cancelBooking } from "./cancel-booking.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

test("the amount that was seen is what goes back, or nothing happens and both figures are told", async () => {
  const { id } = await confirmed(app);
  const work = cancelBooking(deps, id, owner, { who: "guest", seen: 133_500 });
  await expect(work).rejects.toMatchObject({
    code: "refund-differs",
    details: { seen: 133_500, now: 267_000 },
  });
  expect(await stateOf(app, id)).toBe("confirmed");
  await cancelBooking(deps, id, owner, { who: "guest", seen: 267_000 });
  expect(await stateOf(app, id)).toBe("cancelled");
});

test("the amount that was seen as everything counts what came in or went back meanwhile", async () => {
  const { id } = await confirmed(app);
  const payment = { amount: 1_000, means: "cash", evenMore: true } as const;
  await notePayment(deps, id, payment, owner);
  await expect(
    cancelBooking(deps, id, owner, { who: "guest", refund: "all", seen: 267_000 }),
  ).rejects.toMatchObject({
    details: { seen: 267_000, now: 268_000 },
  });
  await cancelBooking(deps, id, owner, { who: "guest", refund: "all", seen: 268_000 });
  expect(await stateOf(app, id)).toBe("cancelled");
});
