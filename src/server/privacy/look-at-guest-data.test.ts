import { expect, test } from "vitest";
import { bookingOf, confirmed, paid, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { addDays } from "../../domain/day.ts";
import { CLAIM_DAYS } from "../../domain/erasure.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { inTransaction } from "../database/transaction.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { lookAtGuestData } from "./look-at-guest-data.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;
const provider = { actor: "provider", source: "webhook" } as const;

test("a guest whose nights were lost and whose bank has the money is kept for claims from that day", async () => {
  const { id, checkoutId, room, stay } = await paid(app, "mar", {
    email: "lost@exemplo.example",
  });
  const { total } = await bookingOf(app, checkoutId);
  await deps.pool.query(
    `insert into chargeback (id, booking_id, amount, state, told_at)
     values ('dp_early', $1, $2, 'open', $3)`,
    [id, total, new Date(deps.clock())],
  );
  await inTransaction(deps.db, async (tx) => {
    const change = { tx, cause: owner, at: new Date(deps.clock()) };
    await expireHold(change, await bookingOf(app, checkoutId));
  });
  const faster = new Visit(app);
  const { checkoutId: theirs } = (await faster.book(room, stay)).json();
  await pay(app, theirs);
  await faster.settle(theirs);
  app.passTime(DAY);
  await settleCheckout(deps, checkoutId, provider);

  expect(await stateOf(app, id)).toBe("refunded");
  const { rowCount } = await deps.pool.query("select from refund where booking_id = $1", [id]);
  expect(rowCount).toBe(0);
  const claimsEnd = addDays(await todayAtProperty(deps), CLAIM_DAYS + 1);
  expect(await lookAtGuestData(deps, id)).toMatchObject({
    kind: "not-yet",
    because: "claims",
    from: claimsEnd,
  });
  app.passTime((CLAIM_DAYS + 1) * DAY);
  expect(await lookAtGuestData(deps, id)).toMatchObject({ kind: "possible" });
});

test("of a cancelled booking the day counts on which it was cancelled, whatever came after", async () => {
  const { id } = await confirmed(app, "mar", { email: "ended@exemplo.example" });
  app.passTime(2 * DAY);
  await endWithdrawal(app, id);
  await cancelBooking(deps, id, owner, { who: "guest", refund: 0, agreed: "Combinado." });
  const claimsEnd = addDays(await todayAtProperty(deps), CLAIM_DAYS + 1);
  app.passTime(3 * DAY);
  await deps.pool.query(
    `insert into booking_journal (booking_id, at, event, state, actor, source)
     values ($1, $2, 'edited', 'cancelled', 'person:dona', 'admin')`,
    [id, new Date(deps.clock())],
  );
  expect(await lookAtGuestData(deps, id)).toMatchObject({ because: "claims", from: claimsEnd });
});

test.each(["cancelled", "refunded"])(
  "books that do not say when a booking was %s are looked at all the same",
  async (state) => {
    const { id } = await confirmed(app, "coqueiro", { email: `${state}@exemplo.example` });
    await deps.pool.query("update booking set state = $1 where id = $2", [state, id]);
    expect(await lookAtGuestData(deps, id)).toMatchObject({ kind: "not-yet", because: "claims" });
  },
);
