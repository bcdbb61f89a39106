import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { handMeans } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { addDays } from "../../domain/day.ts";
import { getProperty } from "../property/get-property.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { meansInOrder } from "./get-cash-day.ts";
import { listMovements } from "./movements.ts";
import { sumByMeans } from "./sum-by-means.ts";

const HOUR = 3_600_000;
const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);
const { timeZone } = await getProperty(deps.db);
const start = addDays(await todayAtProperty(deps), -30);

const amount = fc.integer({ min: 1, max: 90_000 });
const means = fc.constantFrom(...handMeans);
type Step = (id: string) => Promise<unknown>;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(amount, means).map(
    ([sum, how]): Step =>
      (id) => {
        return lia.api.notePayment({ bookingId: id, amount: sum, means: how, evenMore: true });
      },
  ),
  fc.tuple(amount, means, fc.nat(25)).map(
    ([sum, how, ago]): Step =>
      async (id) => {
        const on = addDays(await todayAtProperty(deps), -ago);
        return lia.api.notePayment({ bookingId: id, amount: sum, means: how, evenMore: true, on });
      },
  ),
  fc.tuple(amount, means).map(
    ([sum, how]): Step =>
      (id) =>
        lia.api.noteReturn({ bookingId: id, amount: sum, means: how }),
  ),
  fc.nat(5).map(
    (pick): Step =>
      async (id) => {
        const { payments } = await lia.api.getBooking({ bookingId: id });
        return lia.api.removePayment({
          bookingId: id,
          paymentId: payments[pick % payments.length]?.id ?? "",
          why: "engano",
        });
      },
  ),
  fc.constant<Step>(async () => app.passTime(7 * HOUR)),
);

test("the sums of any span are those of its movements, whatever was noted later or undone", async () => {
  const span = fc.record({ from: fc.nat(60), days: fc.integer({ min: 1, max: 40 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 10 }),
      span,
      async (steps, { from, days }) => {
        const { id } = await confirmed(app);
        for (const take of steps) {
          await take(id).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
        }
        const first = addDays(start, from);
        const end = addDays(first, days);
        const until = addDays(end, -1);
        const movements = await listMovements(deps.db, { from: first, until, timeZone });
        const expected = meansInOrder.flatMap((one) => {
          const mine = movements.filter((movement) => movement.means === one);
          const net = mine.reduce((sum, movement) => sum + movement.amount, 0);
          const received = mine
            .filter(({ kind }) => kind.startsWith("payment"))
            .reduce((sum, movement) => sum + movement.amount, 0);
          return mine.length > 0 ? [{ means: one, received, returned: received - net, net }] : [];
        });
        expect(await sumByMeans(deps.db, { first, end, timeZone })).toEqual(expected);
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
  const all = { first: start, end: addDays(start, 400), timeZone };
  expect((await sumByMeans(deps.db, all)).length).toBeGreaterThan(3);
});
