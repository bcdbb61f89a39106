import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { WEBHOOK_SIGNING_SECRET } from "../../../sandbox/stripe/credentials.ts";
import type { EventEntry } from "../../../sandbox/stripe/state/books.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, ledgerOf, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control } from "../../../tests/support/visit.ts";
import { paymentWebhookPath } from "../../contract/calls.ts";
import { sendMail } from "../mail/send-mail.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { chaseChargebacks } from "./chase-chargebacks.ts";
import { receiveEvent } from "./receive-event.ts";

const stripe = new Stripe("sk_test_signs_only");
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

const returned = (bookingId: string) =>
  lia.api.noteReturn({ bookingId, amount: 100, means: "pix" });

async function newsOfChargebacks(): Promise<EventEntry[]> {
  const answer = await fetch(`${app.payments.url}/__control/events`);
  const entries = (await answer.json()) as EventEntry[];
  return entries.filter(({ event }) => event.type.startsWith("charge.dispute."));
}

/** The guest disputes the payment; returns the chargeback's id. */
async function opened(checkoutId: string): Promise<string> {
  await control(app, `sessions/${checkoutId}/dispute`);
  const [{ id = "" } = {}] = (await newsOfChargebacks())
    .map(({ event }) => event.data.object as { id: string })
    .toReversed();
  return id;
}

/** Delivers all chargeback events of the stand-in. */
async function deliverNews(change: object = {}, order?: "backwards"): Promise<void> {
  const news = await newsOfChargebacks();
  for (const { event } of order ? news.toReversed() : news) {
    const payload = JSON.stringify({ ...event, ...change });
    const secret = WEBHOOK_SIGNING_SECRET;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { statusCode } = await app.http.inject({
      method: "POST",
      url: paymentWebhookPath,
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload,
    });
    expect(statusCode).toBe(200);
  }
}

const alertsOf = async (bookingId: string) =>
  (await lia.api.today()).alerts.filter((alert) => alert.bookingId === bookingId);

async function ownersMails(): Promise<{ subject: string; text: string | null }[]> {
  const owed = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("kind", "=", "owner-alert")
    .execute();
  for (const { id } of owed) await sendMail(deps, id);
  return app.mail
    .messages()
    .filter(({ subject }) => /contesta/i.test(subject))
    .map(({ subject, text }) => ({ subject, text }));
}

const refundsOf = (id: string) =>
  deps.db.selectFrom("refund").selectAll().where("booking_id", "=", id).execute();

async function mailToGuest(bookingId: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "cancellation")
    .executeTakeFirstOrThrow();
  await sendMail(deps, id);
  const { code } = await lia.api.getBooking({ bookingId });
  const sent = app.mail.messages().find(({ subject }) => subject.endsWith(`cancelada: ${code}`));
  return sent?.text ?? "";
}

test("a chargeback is told of once, on the dashboard and by mail, with its booking and deadline", async () => {
  const { id, checkoutId } = await confirmed(app);
  await opened(checkoutId);
  await deliverNews();
  await deliverNews();
  const { code, disputes } = await lia.api.getBooking({ bookingId: id });
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(disputes).toEqual([{ amount: 267_000, answerBy: day, provider: "stripe" }]);
  expect(await alertsOf(id)).toMatchObject([
    {
      kind: "chargeback",
      bookingCode: code,
      chargeback: { amount: 267_000, answerBy: day },
    },
  ]);
  const [mail, ...more] = await ownersMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Um pagamento foi contestado: ${code}`);
  expect(mail?.text).toContain("Responda na sua conta do provedor de pagamento até ");
  expect(mail?.text).toMatch(/Valor contestado +R\$\s2\.670/);
  expect(mail?.text).toContain(`/admin/reservas/${id}`);
});

test("a deadline that a row from before lacks is read from the provider", async () => {
  const { id, checkoutId } = await confirmed(app);
  await opened(checkoutId);
  await deliverNews();
  const { disputes } = await lia.api.getBooking({ bookingId: id });
  await deps.pool.query("update chargeback set answer_by = null where booking_id = $1", [id]);
  const later = await lia.api.getBooking({ bookingId: id });
  expect(later.disputes).toMatchObject([{ answerBy: null }]);
  await chaseChargebacks(deps, new Date(0));
  expect((await lia.api.getBooking({ bookingId: id })).disputes).toEqual(disputes);
});

test.each([
  ["won", "won", "Contestação encerrada a seu favor"],
  ["warning_closed", "won", "Contestação encerrada a seu favor"],
  ["lost", "lost", "Contestação perdida"],
])(
  "a chargeback that ends as %s is no longer to be answered, and its end is told of",
  async (as, outcome, words) => {
    const { id, checkoutId } = await confirmed(app);
    const chargeback = await opened(checkoutId);
    await deliverNews();
    const [open] = await alertsOf(id);
    await lia.api.dismissAlert({ alertId: open?.id ?? "" });
    await control(app, `disputes/${chargeback}/close`, { as });
    await deliverNews();
    expect(await alertsOf(id)).toMatchObject([
      { kind: "chargeback-closed", chargeback: { amount: 267_000, outcome } },
    ]);
    const { code } = await lia.api.getBooking({ bookingId: id });
    expect((await ownersMails()).map(({ subject }) => subject)).toContain(`${words}: ${code}`);
  },
);

test("news of an end that come before those of the beginning say the same", async () => {
  const { id, checkoutId } = await confirmed(app);
  const chargeback = await opened(checkoutId);
  await control(app, `disputes/${chargeback}/close`, { as: "lost" });
  await deliverNews({}, "backwards");
  expect(await alertsOf(id)).toMatchObject([{ kind: "chargeback-closed" }]);
});

test("a chargeback before we have heard of the payment names the booking too", async () => {
  const { id, checkoutId } = await paid(app);
  await opened(checkoutId);
  await deliverNews();
  expect(await alertsOf(id)).toMatchObject([{ kind: "chargeback" }]);
});

test("a chargeback of another account, or about what we did not sell, has no effect", async () => {
  const { id, checkoutId } = await paid(app);
  const chargeback = await opened(checkoutId);
  await deliverNews({ account: "acct_somebody_else" });
  const findChargeback = async () => {
    const known = await deps.payments.findChargeback(chargeback);
    return known && { ...known, bookingId: null };
  };
  const strange = { ...deps, payments: { ...deps.payments, findChargeback } };
  const news = { type: "charge.dispute.created", ours: true, checkoutId: null, refundId: null };
  await receiveEvent(strange, { ...news, id: "evt_link", chargebackId: chargeback });
  await receiveEvent(deps, { ...news, id: "evt_nobody", chargebackId: "du_nobody" });
  const raised = await deps.pool.query("select from alert where subject = any($1)", [
    [chargeback, "du_nobody"],
  ]);
  expect(raised.rows).toEqual([]);
  expect(await alertsOf(id)).toEqual([]);
});

describe("a booking whose payment is disputed", () => {
  test("gives nothing back when it is cancelled, and a loss is not paid twice", async () => {
    const { id, checkoutId } = await confirmed(app);
    const chargeback = await opened(checkoutId);
    await deliverNews();
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({
      refundAmount: 0,
      refundable: 0,
      disputed: 267_000,
    });
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    expect(await refundsOf(id)).toEqual([]);
    expect(await alertsOf(id)).toMatchObject([{ kind: "chargeback" }]);
    const mail = await mailToGuest(id);
    expect(mail).toContain("contestado no seu banco");
    expect(mail).not.toMatch(/devolvendo|política/);
    await expect(returned(id)).rejects.toThrow("refund-too-high");

    await control(app, `disputes/${chargeback}/close`, { as: "lost" });
    await deliverNews();
    const [closed, ...more] = await alertsOf(id);
    expect(closed?.chargeback).toEqual({ amount: 267_000, outcome: "lost", cancelled: true });
    expect(more).toEqual([]);
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({ refundable: 0 });
    await expect(returned(id)).rejects.toThrow("refund-too-high");
    expect(ledgerOf(app, checkoutId)?.amount_refunded).toBe(0);
  });

  test("can be given back again once the house has won", async () => {
    const { id, checkoutId } = await confirmed(app);
    const chargeback = await opened(checkoutId);
    await deliverNews();
    await control(app, `disputes/${chargeback}/close`, { as: "won" });
    await deliverNews();
    expect(await lia.api.previewCancellation({ bookingId: id })).toMatchObject({
      refundAmount: 267_000,
      disputed: 0,
    });
  });

  test("and that was cancelled before the house won is told of with what the guest is owed", async () => {
    const { id, checkoutId } = await confirmed(app);
    const chargeback = await opened(checkoutId);
    await deliverNews();
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await control(app, `disputes/${chargeback}/close`, { as: "won" });
    await deliverNews();
    const [closed] = await alertsOf(id);
    expect(closed?.chargeback).toMatchObject({ outcome: "won", cancelled: true, due: 267_000 });
    const { code } = await lia.api.getBooking({ bookingId: id });
    const mail = (await ownersMails()).find(({ subject }) => subject.endsWith(code));
    expect(mail?.text).toMatch(/R\$\s2\.670 são do hóspede/);
  });

  test("and lost owes its total again, which the guest may pay another way", async () => {
    const { id, checkoutId } = await confirmed(app);
    const chargeback = await opened(checkoutId);
    await control(app, `disputes/${chargeback}/close`, { as: "lost" });
    await deliverNews();
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ balance: 267_000 });
    await lia.api.notePayment({ bookingId: id, amount: 267_000, means: "pix" });
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ balance: 0 });
  });

  test("before we have heard of it: the refund is refused, and nobody is advised to pay twice", async () => {
    const { id, checkoutId } = await confirmed(app);
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await opened(checkoutId);
    for (const refund of await refundsOf(id)) await sendRefund(deps, refund.id);
    expect(await refundsOf(id)).toMatchObject([{ state: "failed" }]);
    expect(await alertsOf(id)).toMatchObject([{ kind: "refund-failed", disputed: true }]);
  });
});
