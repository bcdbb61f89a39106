import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { readAccount } from "../account/read-account.ts";
import { inTransaction } from "../database/transaction.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import { moveRefund } from "../refunds/move-refund.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { settleChargeback } from "../settle/settle-chargeback.ts";
import { sendMail } from "./send-mail.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

const byHouse = { actor: "person:dona", source: "admin" } as const;

const newAddress = () => `${randomUUID()}@exemplo.example`;

/** The text of the last mail with this subject, in one line. */
async function lastMail(bookingId: string, to: string, subject: string): Promise<string> {
  const owed = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .execute();
  for (const { id } of owed) await sendMail(deps, id);
  const { code } = await lia.api.getBooking({ bookingId });
  const mail = app.mail
    .messages()
    .find(
      (one) =>
        one.to.some(({ address }) => address === to) &&
        one.subject?.startsWith(subject) &&
        one.text?.includes(code),
    );
  return (mail?.text ?? "no such mail").replace(/\s+/g, " ");
}

async function byPhone(more: Partial<ManualBooking> = {}) {
  const guestEmail = newAddress();
  const id = await lia.api.takeManualBooking(
    manualBooking(app, { listingId: "coqueiro", guestEmail, ...more }),
  );
  return { id, guestEmail };
}

async function byCard() {
  const guestEmail = newAddress();
  return { ...(await confirmed(app, "mar", { email: guestEmail })), guestEmail };
}

async function sendRefunds(bookingId: string): Promise<void> {
  const { rows } = await deps.pool.query("select id from refund where booking_id = $1", [
    bookingId,
  ]);
  for (const { id } of rows) await sendRefund(deps, id);
}

const today = () => formatDayOfMonth(todayIn("America/Bahia", deps.clock()), "long", "pt-BR");

describe("a mail tells the truth about money", () => {
  test("agreed R$ 1.400, R$ 400 by Pix: what it costs, what is paid, what is open", async () => {
    const paid = { amount: 40_000, means: "pix" } as const;
    const { id, guestEmail } = await byPhone({ total: 140_000, paid });
    const mail = await lastMail(id, guestEmail, "Reserva confirmada");
    expect(mail).toContain("Total R$ 1.400 Pago R$ 400 Falta pagar R$ 1.000");
    expect(mail).not.toContain("Total pago");
    await lia.api.notePayment({ bookingId: id, amount: 100_000, means: "cash" });
    await lia.api.resendMail({ bookingId: id });
    expect(await lastMail(id, guestEmail, "Reserva confirmada")).toContain("Total pago R$ 1.400");
  });

  test("cancelled with R$ 650 noted by Pix: the house gives it back by hand, and then has", async () => {
    const paid = { amount: 65_000, means: "pix" } as const;
    const stay = stayAhead(app, 400, 2);
    const { id, guestEmail } = await byPhone({ total: 130_000, paid, stay });
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    const mail = await lastMail(id, guestEmail, "Reserva cancelada");
    expect(mail).toContain("R$ 650 a casa devolve por Pix ou dinheiro.");
    expect(mail).toContain("Recebemos R$ 650");
    expect(mail).not.toMatch(/não há valor a devolver|cartão/);
    expect(await lastMail(id, "oi@maremansa.example", "Reserva cancelada")).toContain(
      "Pago R$ 650 A casa devolve por Pix ou dinheiro R$ 650",
    );
    app.passTime(60_000);
    await lia.api.noteReturn({ bookingId: id, amount: 65_000, means: "pix" });
    await lia.api.resendMail({ bookingId: id });
    const later = await lastMail(id, guestEmail, "Reserva cancelada");
    expect(later).toContain("A casa já devolveu R$ 650 por Pix ou dinheiro.");
    expect(later).not.toContain("a casa devolve por Pix");
  });

  test("a part given back: on its way, no longer owed, and there once it is there", async () => {
    const { id, guestEmail } = await byCard();
    await lia.api.giveBack({ bookingId: id, amount: 20_000, words: "Falta de luz" });
    const mail = await lastMail(id, guestEmail, "A casa devolve um valor");
    expect(mail).toContain("Vamos devolver R$ 200 por onde você pagou.");
    expect(mail).toContain("A reserva continua valendo, e ninguém cobra esse valor de novo.");
    expect(mail).toContain("Total R$ 2.470 Falta pagar R$ 0");
    app.passTime(60_000);
    await lia.api.giveBack({ bookingId: id, amount: 5_000, words: "Chuveiro" });
    const next = await lastMail(id, guestEmail, "A casa devolve um valor");
    expect(next).toContain("Vamos devolver R$ 50 por onde você pagou.");
    expect(next).not.toContain("R$ 200");
  });

  test("a gift that was refused is promised to nobody, and one given instead is told once", async () => {
    const { id, guestEmail } = await byCard();
    await lia.api.giveBack({ bookingId: id, amount: 20_000, words: "Falta de luz" });
    const { rows } = await deps.pool.query("select id from refund where booking_id = $1", [id]);
    await inTransaction(deps.db, (tx) =>
      moveRefund(deps, { tx, cause: byHouse, at: new Date(deps.clock()) }, rows[0].id, {
        ...{ state: "failed", providerId: "re_refused" },
      }),
    );
    expect(await lastMail(id, guestEmail, "A casa devolve um valor")).toBe("no such mail");
  });

  test("of a booking that is paid in part, the owner is not told that it is paid", async () => {
    const paid = { amount: 65_000, means: "pix" } as const;
    const { id } = await byPhone({ total: 130_000, paid, stay: stayAhead(app, 410, 2) });
    await inTransaction(deps.db, (tx) =>
      oweMail({ tx, at: new Date(deps.clock()) }, id, "owner-notice"),
    );
    const mail = await lastMail(id, "oi@maremansa.example", "Nova reserva");
    expect(mail).toContain("Confirmada com R$ 650 pagos; faltam R$ 650.");
    expect(mail).not.toContain("Paga");
  });

  test("cancelled without a payment: nothing was paid, so nothing goes back", async () => {
    const { id, guestEmail } = await byPhone();
    await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
    expect(await lastMail(id, guestEmail, "Reserva cancelada")).toContain(
      "Nada foi pago, então não há valor a devolver.",
    );
  });

  test("cancelled after a card payment: promised first, and with its day once it is there", async () => {
    const { id, guestEmail } = await byCard();
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    expect(await lastMail(id, guestEmail, "Reserva cancelada")).toContain(
      "Vamos devolver R$ 2.670 por onde você pagou.",
    );
    await sendRefunds(id);
    await lia.api.resendMail({ bookingId: id });
    const later = await lastMail(id, guestEmail, "Reserva cancelada");
    expect(later).toContain(`R$ 2.670 foram devolvidos em ${today()}, por onde você pagou.`);
    expect(later).toContain("Recebemos R$ 2.670 Devolvido R$ 2.670");
  });

  test("shortened with money back: the new price, and what we will give back", async () => {
    const { id, stay, guestEmail } = await byCard();
    const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) };
    const { version } = await lia.api.getBooking({ bookingId: id });
    const change = { listingId: "mar", stay: shorter };
    await lia.api.changeStay({ bookingId: id, version, ...change, price: "list-and-refund" });
    await lia.api.resendMail({ bookingId: id });
    expect(await lastMail(id, guestEmail, "Reserva confirmada")).toContain(
      "Total R$ 1.780 Pago R$ 2.670 Vamos devolver por onde você pagou R$ 890",
    );
    await sendRefunds(id);
    await lia.api.resendMail({ bookingId: id });
    expect(await lastMail(id, guestEmail, "Reserva confirmada")).toContain("Total pago R$ 1.780");
  });

  test("made cheaper and nothing given back: the difference is in the guest's favour", async () => {
    const { id, stay, guestEmail } = await byCard();
    const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) };
    const { version } = await lia.api.getBooking({ bookingId: id });
    await lia.api.changeStay({
      bookingId: id,
      version,
      listingId: "mar",
      stay: shorter,
      price: "list",
    });
    await lia.api.resendMail({ bookingId: id });
    expect(await lastMail(id, guestEmail, "Reserva confirmada")).toContain(
      "Total R$ 1.780 Pago R$ 2.670 A seu favor R$ 890",
    );
  });

  test("lost to the guest's bank: it is open again, and is the bank's to tell of", async () => {
    const { id, guestEmail } = await byCard();
    const { payments } = await readAccount(deps.db, id);
    await settleChargeback(deps, {
      id: "du_told",
      bookingId: id,
      paymentId: payments[0]?.reference ?? null,
      amount: 267_000,
      state: "lost",
      answerBy: null,
    });
    await lia.api.resendMail({ bookingId: id });
    expect(await lastMail(id, guestEmail, "Reserva confirmada")).toContain(
      "Total R$ 2.670 Pago R$ 2.670 Falta pagar R$ 2.670 Contestado no banco R$ 2.670",
    );
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    const farewell = await lastMail(id, guestEmail, "Reserva cancelada");
    expect(farewell).toContain("O pagamento foi contestado no seu banco");
    expect(farewell).not.toMatch(/devolver R\$|política/);
  });
});

test("a confirmation sent again quotes the policy that was bought, not today's", async () => {
  const stay = stayAhead(app, 430, 2);
  const { id, guestEmail } = await byPhone({ stay });
  const first = await lastMail(id, guestEmail, "Reserva confirmada");
  const freeUntil = formatDayOfMonth(addDays(stay.checkIn, -7), "long", "pt-BR");
  expect(first).toContain(`Cancelamento grátis até ${freeUntil}, 23h59`);
  const { rows } = await deps.pool.query("select cancellation_policy, check_in_time from property");
  const stricter = { regretDays: 7, tiers: [{ daysBefore: 30, refundPercent: 20 }] };
  await deps.pool.query("update property set cancellation_policy = $1", [stricter]);
  await lia.api.resendMail({ bookingId: id });
  const again = await lastMail(id, guestEmail, "Reserva confirmada");
  await deps.pool.query("update property set cancellation_policy = $1", [
    rows[0].cancellation_policy,
  ]);
  expect(again).toContain(`Cancelamento grátis até ${freeUntil}, 23h59`);
  expect(again).toContain("devolvemos 50%");
  expect(again).not.toContain("devolvemos 20%");
});
