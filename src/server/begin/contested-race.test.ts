import { expect, test } from "vitest";
import { askInside } from "../../../tests/faults/client.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ledgerOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import type { Stay } from "../../domain/stay.ts";
import { sendRefund } from "../refunds/send-refund.ts";

const ROUNDS = 100;
const app = await openTestApp();
const { deps } = app;

async function hold(stay: Stay) {
  const visit = new Visit(app);
  const { checkoutId } = (await visit.book("farol", stay)).json();
  return { visit, checkoutId: checkoutId as string };
}

async function sendRefunds(): Promise<void> {
  const due = await deps.db.selectFrom("refund").select("id").where("state", "=", "due").execute();
  for (const { id } of due) await sendRefund(deps, id);
}

function keptOf(checkoutId: string): number {
  const line = ledgerOf(app, checkoutId);
  return (line?.amount_captured ?? 0) - (line?.amount_refunded ?? 0);
}

test(`G8 two pay for the same contested nights at once, ${ROUNDS} times: one booking, one refund`, async () => {
  for (const hoarded of [400, 430]) await hold(stayAhead(app, hoarded, 28));
  for (let round = 0; round < ROUNDS; round++) {
    const stay = stayAhead(app, 10 + round * 3, 2);
    const rivals = [await hold(stay), await hold(stay)];
    for (const { checkoutId } of rivals) await pay(app, checkoutId);
    const answers = await Promise.all(
      rivals.map(({ visit, checkoutId }) => askInside(() => visit.settle(checkoutId))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await sendRefunds();
    const kept = rivals.map(({ checkoutId }) => keptOf(checkoutId) > 0).sort();
    expect(kept).toEqual([false, true]);
  }
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});
