import { setTimeout as sleep } from "node:timers/promises";
import { lockRoomsAndBooking } from "../../src/server/bookings/change-booking.ts";
import { expireHold } from "../../src/server/bookings/expire-hold.ts";
import { findBooking } from "../../src/server/bookings/find-booking.ts";
import { percentile } from "../support/percentile.ts";
import { stayAhead } from "../support/visit.ts";
import type { FaultApp } from "./app.ts";
import { countDeadlocks } from "./deadlocks.ts";
import { pressBookNow } from "./guest.ts";
import type { Finding } from "./report.ts";

const ENDING_MS = 1_500;
const GUESTS = 50;

/** A hold is being ended by another transaction while fifty guests want its night. */
export async function freedNight(app: FaultApp, rounds: number): Promise<Finding> {
  // Webhooks would end the hold first.
  app.payments.setWebhookUrl(null);
  const waits: number[] = [];
  const before = countDeadlocks();
  let failures = 0;
  for (let round = 0; round < rounds; round++) {
    const stay = stayAhead(app, 10 + round * 4, 1);
    const first = await pressBookNow(app.url, "mar", stay);
    const ending = endSlowly(app, first.body.checkoutId ?? "");
    await sleep(100);
    const answers = await Promise.all(
      Array.from({ length: GUESTS }, () => pressBookNow(app.url, "mar", stay)),
    );
    await ending;
    waits.push(...answers.map(({ ms }) => ms));
    const winners = answers.filter(({ status }) => status === 200).length;
    if (winners !== 1 || answers.some(({ status }) => status >= 500)) failures++;
  }
  const p99 = Math.round(percentile(waits, 0.99));
  const deadlocks = countDeadlocks() - before;
  const note = `a hold ends while ${GUESTS} insert, p99 ${p99} ms, ${deadlocks} deadlocks`;
  return { trials: rounds, failures: failures + deadlocks, note };
}

async function endSlowly({ deps }: FaultApp, checkoutId: string): Promise<void> {
  const session = await deps.payments.findSession(checkoutId);
  await deps.payments.endSession(checkoutId);
  const booking = await findBooking(deps.db, session?.bookingId ?? "");
  if (!booking) throw new Error("the hold is missing");
  await deps.db.transaction().execute(async (tx) => {
    const held = await lockRoomsAndBooking(tx, booking);
    const cause = { actor: "system", source: "timetable" } as const;
    await expireHold({ tx, cause, at: new Date(deps.clock()) }, held);
    await sleep(ENDING_MS);
  });
}
