import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Stay } from "../../domain/stay.ts";
import { sendMail } from "./send-mail.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

async function guest(language = "pt-BR") {
  const email = `${randomUUID()}@exemplo.example`;
  const story = await confirmed(app, "mar", { name: "Helena Prado", email });
  await deps.pool.query("update booking set language = $2 where id = $1", [story.id, language]);
  await deps.pool.query("update mail set sent_at = now() where booking_id = $1", [story.id]);
  return { ...story, email };
}

async function change(id: string, listingId: string, stay: Stay, guestKnows = false) {
  const { version } = await lia.api.getBooking({ bookingId: id });
  await lia.api.changeStay({ bookingId: id, version, listingId, stay, price: "list", guestKnows });
}

async function owedOf(bookingId: string): Promise<string[]> {
  const owed = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("sent_at", "is", null)
    .execute();
  return owed.map(({ id }) => id);
}

/** Sends what is owed; returns all mails so far, one line each, newest first. */
async function readMails(bookingId: string, email: string): Promise<string[]> {
  for (const id of await owedOf(bookingId)) await sendMail(deps, id);
  return app.mail
    .messages()
    .filter(({ to }) => to.some(({ address }) => address === email))
    .map(({ subject, text }) => `${subject} ${text?.replace(/\s+/g, " ")}`);
}

const said = (stay: Stay, language = "pt-BR") => formatStay(stay, "long", language);

describe("a change of room or dates", () => {
  test("is told to the guest: how it was, how it is, what it costs and what is open", async () => {
    const { id, email, stay } = await guest();
    const later = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 2) };
    await change(id, "coqueiro", later);
    const jobs = await deps.pool.query(
      "select from graphile_worker.jobs where key = 'send-mail:' || $1",
      [(await owedOf(id))[0]],
    );
    expect(jobs.rowCount).toBe(1);
    const [mail, ...more] = await readMails(id, email);
    expect(more).toEqual([]);
    expect(mail).toMatch(/^Sua reserva mudou: MARE-/);
    expect(mail).toContain(`Antes Quarto Mar, ${said(stay)}`);
    expect(mail).toContain(`Agora Quarto Coqueiro, ${said(later)}`);
    expect(mail).toContain("Total antes R$ 2.670");
    expect(mail).toContain("Total R$ 3.040 Pago R$ 2.670 Falta pagar R$ 370");
    expect(mail).toContain("Cancelamento grátis até");
  });

  test("is told in English to whoever booked in English", async () => {
    const { id, email, stay } = await guest("en-US");
    await change(id, "coqueiro", stay);
    const [mail] = await readMails(id, email);
    expect(mail).toMatch(/^Your booking has changed/);
    expect(mail).toContain(`Before Mar Room, ${said(stay, "en-US")}`);
    expect(mail).toContain("Now Coqueiro Room");
  });

  test("is not told to a guest who knows, and the history says so", async () => {
    const { id, email, stay } = await guest();
    await change(id, "coqueiro", stay, true);
    expect(await readMails(id, email)).toEqual([]);
    const entry = (await lia.api.getBooking({ bookingId: id })).journal.at(-1);
    expect(entry?.change).toMatchObject({
      from: { listingName: "Quarto Mar", ...stay, people: 2, total: 267_000 },
      to: { listingName: "Quarto Coqueiro", ...stay, people: 2, total: 228_000 },
      guestKnows: true,
    });
  });

  test("after another is told again; two before the first mail left are told as one", async () => {
    const { id, email, stay } = await guest();
    const [second, third] = [freshStay(app), freshStay(app)];
    await change(id, "mar", second);
    await change(id, "mar", third);
    const [once, ...none] = await readMails(id, email);
    expect(none).toEqual([]);
    expect(once).toContain(`Antes Quarto Mar, ${said(stay)}`);
    expect(once).toContain(`Agora Quarto Mar, ${said(third)}`);
    await change(id, "farol", third);
    const [again, ...earlier] = await readMails(id, email);
    expect(earlier).toHaveLength(1);
    expect(again).toContain(`Antes Quarto Mar, ${said(third)}`);
    expect(again).toContain(`Agora Quarto Farol, ${said(third)}`);
  });

  test("that was taken back, or ended with the booking, before the mail left is not told", async () => {
    const { id, email, stay } = await guest();
    await change(id, "coqueiro", stay);
    await change(id, "mar", stay);
    expect(await readMails(id, email)).toEqual([]);
    expect(await owedOf(id)).toEqual([]);
    await change(id, "coqueiro", stay);
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    expect((await readMails(id, email)).map((mail) => mail.slice(0, 17))).toEqual([
      "Reserva cancelada",
    ]);
  });
});
