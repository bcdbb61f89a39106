import { expect, test } from "vitest";
import { confirmed, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { cancelBooking } from "./cancel-booking.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

const rowOf = async (id: string) =>
  deps.db
    .selectFrom("cancellation")
    .select(["who", "basis", "agreed", "refund_amount"])
    .where("booking_id", "=", id)
    .executeTakeFirst();
const linesOf = async (id: string) => (await getBookingDetails(deps.db, id)).lines;
/** So late that the policy refunds nothing, and after the law's withdrawal period. */
async function atTheEnd(): Promise<string> {
  const { id, stay } = await confirmed(app);
  await endWithdrawal(app, id);
  const arrival = Date.parse(`${stay.checkIn}T12:00:00Z`);
  app.passTime(Math.max(0, arrival - deps.clock()));
  return id;
}

test("the house gives everything back, and can choose no less", async () => {
  const id = await atTheEnd();
  const less = { who: "house", refund: 266_999, agreed: "Combinado." } as const;
  await expect(cancelBooking(deps, id, owner, less)).rejects.toThrow("refund-below-law");
  expect(await stateOf(app, id)).toBe("confirmed");
  await cancelBooking(deps, id, owner, { who: "house" });
  expect(await rowOf(id)).toEqual({
    ...{ who: "house", basis: "house", agreed: null, refund_amount: 267_000 },
  });
  expect(await linesOf(id)).toEqual([]);
});

test("within the law's days nobody gives a guest less", async () => {
  const { id } = await confirmed(app);
  const less = { who: "guest", refund: 266_999, agreed: "Combinado." } as const;
  await expect(cancelBooking(deps, id, owner, less)).rejects.toThrow("refund-below-law");
  await cancelBooking(deps, id, owner, { who: "guest" });
  expect(await rowOf(id)).toMatchObject({ basis: "law", refund_amount: 267_000 });
});

test("after them less than the policy needs what was agreed on, and is labelled so", async () => {
  const { id } = await confirmed(app);
  await endWithdrawal(app, id);
  const less = { who: "guest", refund: 100_000 } as const;
  for (const agreed of [undefined, "  "])
    await expect(cancelBooking(deps, id, owner, { ...less, agreed })).rejects.toThrow(
      "refund-below-policy",
    );
  await cancelBooking(deps, id, owner, { ...less, agreed: " Fica para maio. " });
  expect(await rowOf(id)).toMatchObject({ basis: "agreed", agreed: "Fica para maio." });
  const [kept] = await linesOf(id);
  expect(kept && quoteLineLabel(kept, "pt-BR")).toBe("Fica com a casa, combinado com o hóspede");
});

test("more than is due is a gift, and what stays is not called the policy's", async () => {
  const id = await atTheEnd();
  await cancelBooking(deps, id, owner, { who: "guest", refund: 200_000 });
  expect(await rowOf(id)).toMatchObject({ basis: "gift", agreed: null });
  const [kept] = await linesOf(id);
  expect(kept && quoteLineLabel(kept, "pt-BR")).toBe("Fica com a casa");
});

test("what the policy keeps has its name", async () => {
  const id = await atTheEnd();
  await cancelBooking(deps, id, owner, { who: "guest" });
  const [kept] = await linesOf(id);
  expect(kept && quoteLineLabel(kept, "pt-BR")).toBe("Retido pela política de cancelamento");
});

test("the database knows no house that keeps something by agreement", async () => {
  const { id } = await confirmed(app);
  await cancelBooking(deps, id, owner, { who: "house" });
  for (const wrong of ["basis = 'policy'", "who = 'guest'", "basis = 'agreed', who = 'guest'"])
    await expect(
      deps.pool.query(`update cancellation set ${wrong} where booking_id = $1`, [id]),
    ).rejects.toThrow(/violates check constraint/);
});

test("a wish that comes second is told that it was not done, unless it is the same", async () => {
  const { id } = await confirmed(app);
  await endWithdrawal(app, id);
  const agreed = { who: "guest", refund: 100, agreed: "Fica para maio." } as const;
  await cancelBooking(deps, id, owner, agreed);
  await cancelBooking(deps, id, owner, agreed);
  for (const other of [
    { who: "house", seen: 267_000 },
    { who: "guest", seen: 267_000 },
    { ...agreed, refund: 200 },
  ] as const)
    await expect(cancelBooking(deps, id, owner, other)).rejects.toThrow("booking-not-cancellable");
  expect(await rowOf(id)).toMatchObject({ who: "guest", refund_amount: 100 });
});
