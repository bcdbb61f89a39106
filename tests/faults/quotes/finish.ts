import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { expect } from "../judge.ts";
import { jobAct, reconcileAct } from "./guest-acts.ts";
import type { History } from "./history.ts";
import { comparePrices, lookAt, lookAtSite } from "./look.ts";
import { doAtOnce } from "./real.ts";
import { passAll } from "./time.ts";

/** All that has begun ends. Nobody holds or keeps anything, and each payment is in one place. */
export async function finish(history: History): Promise<void> {
  const { app } = history;
  await comparePrices(history);
  passAll(history);
  await doAtOnce(history, [reconcileAct(history)]);
  for (const key of Object.keys(history.world.jobs))
    await doAtOnce(history, [jobAct(history, key)]);
  const { bookings, proposals } = history.world;
  expect(bookings.filter(({ state }) => state === "held").length, 0, "holds at the end");
  expect(proposals.filter(({ keeps }) => keeps).length, 0, "kept nights at the end");
  await comparePrices(history);
  for (const proposal of proposals) await lookAt(history, proposal);
  await lookAtSite(history);
  const { rows } = await app.deps.pool.query(
    "select id from refund where state = 'due' and means = 'online'",
  );
  for (const { id } of rows) await sendRefund(app.deps, id);
  await reconcile(app.deps);
  await doAtOnce(history, []);
  await compareLedger(history);
}

/** What the provider took is in a booking's account, or went back. */
async function compareLedger({ app, world, bookings }: History): Promise<void> {
  const { rows } = await app.deps.pool.query(
    "select booking_id, checkout_id from payment_session where checkout_id is not null",
  );
  const checkouts = new Map(rows.map((row) => [row.booking_id, row.checkout_id]));
  const payments = app.payments.ledger().filter(({ amount_captured }) => amount_captured > 0);
  const lines = new Map(payments.map((line) => [line.session, line]));
  const paid = world.bookings.filter(({ session }) => session?.there === "paid");
  expect(lines.size, paid.length, "payments at the provider");
  for (const { number, session, state } of paid) {
    const line = lines.get(checkouts.get(bookings[number]));
    const amount = session?.amount ?? 0;
    const is = [line?.amount_captured, line?.amount_refunded];
    expect(is, [amount, state === "refunded" ? amount : 0], `the ledger of booking ${number}`);
  }
  const open = await app.deps.payments.listSessions(new Date(0));
  for await (const { id, status } of open)
    expect(status === "open", false, `session ${id} is open`);
}
