import Stripe from "stripe";
import { WEBHOOK_SIGNING_SECRET } from "../../sandbox/stripe/credentials.ts";
import { reconcile } from "../../src/server/reconciler/reconcile.ts";
import { runJobs } from "../../src/server/worker/run-jobs.ts";
import { pay, stayAhead } from "../support/visit.ts";
import type { FaultApp } from "./app.ts";
import { ask } from "./client.ts";
import { pressBookNow } from "./guest.ts";
import { inParallel } from "./parallel.ts";
import type { Random } from "./random.ts";
import type { Finding } from "./report.ts";
import { until } from "./until.ts";

const stripe = new Stripe("sk_test_signs_only");
const NEVER_SENT = 0.1;
const PARALLEL = 16;
/** Two mails per payment, composed on the thread that also plays the guests. */
const MAIL_PATIENCE_MS = 180_000;
const ROOMS = ["mar", "coqueiro", "jangada", "farol"];

type Payment = { checkoutId: string; email: string; paid: boolean };

/**
 * Payments whose webhooks are duplicated, shuffled, late, for the wrong account or mode, or lost;
 * and unpaid sessions that forged webhooks call paid.
 */
export async function webhooks(
  app: FaultApp,
  { payments, deliveries }: { payments: number; deliveries: number },
  random: Random,
): Promise<Finding> {
  app.payments.setWebhookUrl(null);
  await app.deps.pool.query("update property set horizon_days = $1", [Math.max(540, payments)]);
  const jobs = await runJobs(app.deps);
  try {
    return await play(app, { payments, deliveries }, random);
  } finally {
    await jobs.stop();
  }
}

async function play(
  app: FaultApp,
  { payments, deliveries }: { payments: number; deliveries: number },
  random: Random,
): Promise<Finding> {
  const all = await inParallel(4, payments + payments / 10, (index) =>
    openAndPay(app, index, index < payments),
  );
  const told = all.filter(({ paid }) => !paid || random.next() >= NEVER_SENT);
  const inOrder = Array.from({ length: deliveries }, (_, index) =>
    newsOf(app, told[index % told.length] as Payment, random),
  );
  const news = random.shuffle(inOrder);
  let serverErrors = 0;
  await inParallel(PARALLEL, deliveries, async (index) => {
    const status = await deliver(app, news[index] as string);
    if (status >= 500) serverErrors++;
  });
  await reconcile(app.deps);
  await until(() => mailsAreOut(app), MAIL_PATIENCE_MS);
  const wrong = await countWrong(app, all);
  const note = `${deliveries} deliveries, ${all.length - told.length} never told, ${serverErrors} answers of 5xx`;
  return { trials: payments, failures: wrong + serverErrors, note };
}

async function openAndPay(app: FaultApp, index: number, paid: boolean): Promise<Payment> {
  const room = ROOMS[index % ROOMS.length] as string;
  const stay = stayAhead(app, 5 + Math.floor(index / ROOMS.length) * 2, 1);
  const { body, status } = await pressBookNow(app.url, room, stay);
  if (!body.checkoutId) throw new Error(`no session: ${status}`);
  const email = `guest${index}@exemplo.example`;
  if (paid) await pay(app, body.checkoutId, { email });
  return { checkoutId: body.checkoutId, email, paid };
}

/** For a paid session real and forged webhooks; for an unpaid one forged ones only. */
function newsOf(app: FaultApp, payment: Payment, random: Random): string {
  const own = payment.paid && random.next() < 0.7;
  const strange = random.pick([{ account: "acct_estranha" }, { livemode: true }]);
  return JSON.stringify({
    id: `evt_${random.below(payment.paid ? 3 : 1e6)}_${payment.checkoutId}_${own}`,
    object: "event",
    type: `checkout.session.${random.pick(["completed", "async_payment_succeeded", "expired"])}`,
    account: app.deps.config.STRIPE_ACCOUNT,
    livemode: false,
    data: {
      object: { object: "checkout.session", id: payment.checkoutId, payment_status: "paid" },
    },
    ...(own ? {} : strange),
  });
}

async function deliver(app: FaultApp, payload: string): Promise<number> {
  const secret = WEBHOOK_SIGNING_SECRET;
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { status } = await ask(`${app.url}/payment/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return status;
}

async function mailsAreOut({ deps }: FaultApp): Promise<boolean> {
  const { rows } = await deps.pool.query("select 1 from mail where sent_at is null limit 1");
  return rows.length === 0;
}

async function countWrong(app: FaultApp, all: readonly Payment[]): Promise<number> {
  const ledger = new Map(app.payments.ledger().map((line) => [line.session, line]));
  const { rows } = await app.deps.pool.query(
    `select checkout_id, booking.state from booking join payment_session on booking_id = booking.id`,
  );
  const states = new Map(rows.map(({ checkout_id, state }) => [checkout_id, state]));
  const mails = app.mail.messages();
  return all.filter(({ checkoutId, email, paid }) => {
    const confirmations = mails.filter(({ to }) => to.some(({ address }) => address === email));
    const right = paid
      ? states.get(checkoutId) === "confirmed" && confirmations.length === 1
      : states.get(checkoutId) === "held" && confirmations.length === 0;
    return !right || (ledger.get(checkoutId)?.amount_refunded ?? 0) !== 0;
  }).length;
}
