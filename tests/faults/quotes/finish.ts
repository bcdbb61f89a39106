import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { expect } from "../judge.ts";
import { compareLedgers } from "../money/compare-ledgers.ts";
import { readLedgers } from "../money/ledgers.ts";
import { sendRefunds } from "../money/real.ts";
import { jobAct, reconcileAct } from "./guest-acts.ts";
import type { History } from "./history.ts";
import { comparePrices, lookAt, lookAtSite } from "./look.ts";
import { doAtOnce } from "./real.ts";
import { passAll } from "./time.ts";

/** Everything under way ends: nothing is held or kept, and each payment is in one place. */
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
  await sendRefunds(app);
  await reconcile(app.deps);
  await doAtOnce(history, []);
  await compareWithProvider(history);
}

/** All that the provider received is in an account or went back; nothing can be paid any more. */
async function compareWithProvider({ app, world }: History): Promise<void> {
  expect(await compareLedgers(app), [], "the ledger");
  const paid = world.bookings.filter(({ session }) => session?.there === "paid");
  const lines = readLedgers(app);
  expect(lines.length, paid.length, "payments at the provider");
  const gone = paid.filter(({ state }) => state === "refunded");
  const back = gone.map(({ session }) => session?.amount).toSorted();
  const returned = lines.map((line) => line.returned).filter((amount) => amount > 0);
  expect(returned.toSorted(), back, "what went back at the provider");
  const open = await app.deps.payments.listSessions(new Date(0));
  for await (const { id, status } of open)
    expect(status === "open", false, `session ${id} is open`);
}
