import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import { AppError } from "../../../src/domain/app-error.ts";
import { dismissAlert } from "../../../src/server/alerts/dismiss-alert.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { retryRefund } from "../../../src/server/refunds/replace-refund.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { control } from "../../support/visit.ts";
import { byOwner, count } from "../judge.ts";
import { dueRefunds } from "../money/real.ts";
import { die, endTrouble, isPassing } from "./trouble.ts";
import { MINUTE, newProcess, together, type Wave } from "./wave.ts";

const ROUNDS = 4;
const KEY_FORGOTTEN_MS = 25 * 60 * MINUTE;

/** The jobs that send owed refunds; each may fail or die like everything else. */
export async function sendRefunds(wave: Wave): Promise<void> {
  const { app, random } = wave;
  const ids = random.shuffle(await dueRefunds(app));
  await together(wave, ids, async (id) => {
    if (random.next() < 0.25) await die(wave, random, (deps) => sendRefund(deps, id));
    await sendRefund(newProcess(app), id).catch((error: unknown) => {
      if (!isPassing(error)) throw error;
      count(wave, "refund without an answer");
    });
  });
}

/** By a process that may die on the way. */
export async function reconcileOnce(wave: Wave, canDie = true): Promise<void> {
  if (canDie && wave.random.next() < 0.3) await die(wave, wave.random, (deps) => reconcile(deps));
  await reconcile(newProcess(wave.app));
  await forgetMails(wave);
}

/** No mail server runs, so unsent mails must not be waited for. */
async function forgetMails({ app }: Wave): Promise<void> {
  await app.deps.pool.query("update mail set sent_at = now() where sent_at is null");
}

/** Faults end, all that is under way completes, notices arrive, and the house reconciles. */
export async function settleEverything(wave: Wave): Promise<void> {
  await endTrouble(wave);
  for (let round = 0; round < ROUNDS; round++) {
    await endPending(wave);
    await wave.post.go(true);
    wave.app.passTime(35 * MINUTE);
    await sendRefunds(wave);
    await reconcileOnce(wave, false);
    await retryFailed(wave);
  }
  await sendRefunds(wave);
  await endPending(wave);
  wave.app.passTime((await hasDue(wave)) ? KEY_FORGOTTEN_MS : 70 * MINUTE);
  await sendRefunds(wave);
  await reconcileOnce(wave, false);
  if (wave.post.waiting > 0) await wave.post.go(true);
  if (wave.post.waiting > 0) wave.wrong.push(`${wave.post.waiting} notices were never taken`);
}

/** While a provider remembers a key, it repeats the failure that it once answered under it. */
async function hasDue({ app }: Wave): Promise<boolean> {
  const { rows } = await app.deps.pool.query("select from refund where state = 'due' limit 1");
  return rows.length > 0;
}

/** Refunds that wait for a person at the provider. */
async function endPending({ app, random }: Wave): Promise<void> {
  for (const { refunds } of app.mercadoPago.ledger()) {
    for (const { id } of refunds.filter(({ status }) => status === "in_process")) {
      const as = random.next() < 0.7 ? "approved" : "rejected";
      await mercadoPagoOrders(app.mercadoPago.url).settleRefund(id, as);
    }
  }
  for (const { refunds } of app.payments.ledger()) {
    for (const { id } of refunds.filter(({ status }) => status === "pending")) {
      const as = random.next() < 0.7 ? "succeeded" : "failed";
      await control(app, `refunds/${id}/settle`, { as });
    }
  }
}

/** The owner sends refused refunds again, unless the payment is in dispute. */
async function retryFailed(wave: Wave): Promise<void> {
  const { app } = wave;
  const { rows } = await app.deps.pool.query(
    `select refund.id, refund.booking_id, alert.id as alert_id from refund
     join alert on alert.kind = 'refund-failed' and alert.subject = refund.id::text
     where refund.state = 'failed' and alert.resolved_at is null
       and coalesce(alert.facts ->> 'disputed', 'false') = 'false'`,
  );
  for (const { id, booking_id, alert_id } of rows) {
    try {
      await retryRefund(app.deps, booking_id, id, byOwner);
    } catch (error) {
      const codes: readonly string[] = ["refund-settled", "refund-too-high"];
      if (!(error instanceof AppError) || !codes.includes(error.code)) throw error;
      // Nothing is owed: she has paid the lowered price, or it went back when her booking ended.
      await dismissAlert(app.deps, alert_id);
      count(wave, "taken off the rest");
    }
  }
}
