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

/** The jobs that send what is owed; each fails or dies like everything else. */
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

/** No mail server takes part, so nobody waits for one. */
async function forgetMails({ app }: Wave): Promise<void> {
  await app.deps.pool.query("update mail set sent_at = now() where sent_at is null");
}

/** Everything works again: what is under way ends, what was told arrives, and the house looks. */
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

/** A provider that has answered a key with its own failure answers so as long as it knows the key. */
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

/** The house tries again what was refused, unless a bank has the money. */
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
      // She has paid the lowered price, or it went back with the end of her booking.
      await dismissAlert(app.deps, alert_id);
      count(wave, "taken off the rest");
    }
  }
}
