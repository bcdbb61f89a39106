import { describe, expect, test } from "vitest";
import {
  askForDeposit,
  bookingOf,
  confirmed,
  freshStay,
  held,
  ledgerOf,
  loseBooking,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { openOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import { sendMail } from "../mail/send-mail.ts";
import { reconcile } from "../reconciler/reconcile.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
await askForDeposit(app);

const TOTAL = 267_000;
const half = [
  { amount: TOTAL / 2, due: "now" },
  { amount: TOTAL / 2, due: { daysBefore: 7, orAtProperty: true } },
];

async function sumsOf(id: string) {
  const account = await readAccount(deps.db, id);
  return { total: account.total, received: account.received, open: openOf(account) };
}

describe("a property that asks for a deposit", () => {
  test("takes it for the three specified fields, and says the total as the price", async () => {
    const visit = new Visit(app);
    const answer = await visit.book("mar", freshStay(app));
    expect(answer.json()).toMatchObject({ total: 2670, dueNow: 1335 });
    const { checkoutId } = answer.json();
    expect(await bookingOf(app, checkoutId)).toMatchObject({ total: TOTAL, plan: half });
    await pay(app, checkoutId);
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_captured: TOTAL / 2 });
  });

  test("confirms the booking with it, and leaves the rest open", async () => {
    const { id, visit, checkoutId } = await confirmed(app);
    expect(await sumsOf(id)).toEqual({ total: TOTAL, received: TOTAL / 2, open: TOTAL / 2 });
    const again = await visit.settle(checkoutId);
    const { check_in } = await bookingOf(app, checkoutId);
    expect(again.json()).toMatchObject({
      total: 2670,
      plano: [
        { valor: 1335, pago: 1335, ate: null, naCasa: false },
        { valor: 1335, pago: 0, naCasa: true },
      ],
    });
    expect(again.json().plano[1].ate < check_in).toBe(true);
  });

  test("tells the guest what is paid, what is open and until when", async () => {
    const { id, checkoutId } = await confirmed(app, "mar", { email: "sinal@exemplo.example" });
    const mails = await deps.db
      .selectFrom("mail")
      .selectAll()
      .where("booking_id", "=", id)
      .execute();
    for (const mail of mails) await sendMail(deps, mail.id);
    const { code } = await bookingOf(app, checkoutId);
    const sent = app.mail.messages().filter(({ text }) => text?.includes(code));
    const textOf = (subject: string) =>
      sent.find((mail) => mail.subject?.startsWith(subject))?.text?.replace(/\s+/g, " ") ?? "";
    const [toGuest, toOwner] = [textOf("Reserva confirmada"), textOf("Nova reserva")];
    expect(toGuest).toMatch(
      /Total R\$ 2\.670 .*Pago R\$ 1\.335 .*Falta pagar R\$ 1\.335, até .* ou na chegada/,
    );
    expect(toGuest).toContain(`/reserva/${code}/`);
    expect(toOwner).toMatch(/Pago R\$ 1\.335 Em aberto R\$ 1\.335/);
    expect(toOwner).not.toContain("/reserva/");
  });

  test("lets a guest pay everything", async () => {
    const { checkoutId, id, visit } = await held(app, "mar", { payAll: true });
    await pay(app, checkoutId);
    expect((await visit.settle(checkoutId)).json()).not.toHaveProperty("plano");
    expect(await sumsOf(id)).toEqual({ total: TOTAL, received: TOTAL, open: 0 });
  });

  test("opens another session for a guest who changes her mind about how much", async () => {
    const stay = freshStay(app);
    const visit = new Visit(app);
    const first = (await visit.book("mar", stay)).json();
    const all = (await visit.book("mar", stay, { payAll: true })).json();
    expect(all.checkoutId).not.toBe(first.checkoutId);
    expect(all).not.toHaveProperty("dueNow");
    expect((await visit.book("mar", stay, { payAll: true })).json().checkoutId).toBe(
      all.checkoutId,
    );
    await expect(pay(app, first.checkoutId)).rejects.toThrow();
  });

  test("keeps what was bought when the owner changes her mind", async () => {
    const { checkoutId, visit } = await held(app);
    await askForDeposit(app, { percent: 30 });
    await pay(app, checkoutId);
    expect((await visit.settle(checkoutId)).statusCode).toBe(200);
    expect(await bookingOf(app, checkoutId)).toMatchObject({ plan: half });
    await askForDeposit(app);
  });

  test("gives back exactly the deposit when the nights were lost", async () => {
    const { checkoutId, id, visit, stay } = await held(app);
    await pay(app, checkoutId);
    await deps.pool.query("delete from occupied_nights where booking_id = $1", [id]);
    await deps.pool.query("update booking set state = 'expired' where id = $1", [id]);
    const other = new Visit(app);
    const { checkoutId: first } = (await other.book("mar", stay)).json();
    await pay(app, first);
    expect((await other.settle(first)).statusCode).toBe(200);
    expect((await visit.settle(checkoutId)).statusCode).toBe(409);
    await reconcile(deps);
    expect(ledgerOf(app, checkoutId)).toMatchObject({ amount_refunded: TOTAL / 2 });
    expect(await sumsOf(id)).toEqual({ total: 0, received: TOTAL / 2, open: 0 });
  });

  test("rebuilds a booking that a restore has lost, with its plan", async () => {
    const { id, checkoutId } = await confirmed(app);
    await loseBooking(app, id);
    await reconcile(deps, new Date(deps.clock() - 3 * 60 * 60_000));
    expect(await bookingOf(app, checkoutId)).toMatchObject({ state: "confirmed", plan: half });
    expect(await sumsOf(id)).toEqual({ total: TOTAL, received: TOTAL / 2, open: TOTAL / 2 });
  });
});
