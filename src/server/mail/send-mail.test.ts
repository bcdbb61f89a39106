import { describe, expect, test } from "vitest";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { formatDay } from "../../domain/format-day.ts";
import { readAccount } from "../account/read-account.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { createMailTransport } from "../smtp/transport.ts";
import { sendMail } from "./send-mail.ts";

const app = await openTestApp();
const { deps, mail: inbox } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

async function sendMailsOf(bookingId: string) {
  const owed = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .execute();
  for (const { id } of owed) await sendMail(deps, id);
  return owed;
}

const received = (address: string) =>
  inbox.messages().filter(({ to }) => to.some((one) => one.address === address));

const codeOf = (id: string) =>
  deps.db.selectFrom("booking").select("code").where("id", "=", id).executeTakeFirstOrThrow();

/** Normalised: lines may wrap anywhere, and plain-text headings are in capitals. */
const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").toLowerCase();

async function setFaults(faults: object): Promise<void> {
  const answer = await fetch(`${inbox.inboxUrl}/api/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });
  expect(answer.ok).toBe(true);
}

describe("mails", () => {
  test("the guest gets dates, price, code and a calendar file; the owner who comes", async () => {
    const email = "helena@exemplo.example";
    const { id, stay } = await confirmed(app, "mar", { name: "Helena Prado", email });
    await sendMailsOf(id);
    const [mail] = received(email);
    const { code } = await codeOf(id);
    expect(mail?.subject).toBe(`Reserva confirmada: Quarto Mar, ${code}`);
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain("Oi, Helena.");
      expect(body).toContain(code);
      expect(body).toContain(formatDay(stay.checkIn, "numeric", "pt-BR"));
      expect(body).toMatch(/R\$\s2\.670/);
      expect(body).toContain("Cancelamento grátis até");
    }
    expect(mail?.text).toMatch(new RegExp(`Código +${code}\\n`));
    const ics = mail?.attachments.find(({ filename }) => filename === `${code}.ics`);
    const calendar = Buffer.from(ics?.content ?? "").toString();
    // Check-in at 14:00 and check-out at 11:00, UTC-3.
    expect(calendar).toContain(`DTSTART:${stay.checkIn.replaceAll("-", "")}T170000Z`);
    expect(calendar).toContain(`DTEND:${stay.checkOut.replaceAll("-", "")}T140000Z`);
    const unfolded = calendar.replace(/\r\n /g, "").replaceAll("\\", "");
    const place = "LOCATION:Pousada Maré Mansa, Rua das Jangadas, 58";
    const stayed = ["SUMMARY:Hospedagem: Quarto Mar, Pousada Maré Mansa", place, "2 adultos"];
    for (const said of [...stayed, code, "Cancelamento grátis até", "(73) 3555-0142"])
      expect(unfolded).toContain(said);
    expect(unfolded).toContain("Check-in a partir das 14h, check-out até as 11h");
    expect(unfolded).toContain("URL;VALUE=URI:http://localhost:3000/");
    const notice = received("oi@maremansa.example")[0]?.text;
    for (const said of ["Helena Prado", "+5573955550100"]) expect(notice).toContain(said);
  });

  test("a mail is sent once, however often its job runs, under the same message id", async () => {
    const email = "once@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    await sendMailsOf(id);
    await sendMailsOf(id);
    const mails = received(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.messageId).toBe(`<confirmation.${id}@localhost>`);
  });

  test("a cancellation says what is given back", async () => {
    const email = "volta@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    await cancelBooking(deps, id, owner, { who: "guest" });
    await sendMailsOf(id);
    const mail = received(email).find(({ subject }) => subject?.startsWith("Reserva cancelada"));
    expect(mail?.text).toMatch(/devolver R\$\s2\.670/);
  });

  test("a cancellation does not claim what a shorter stay or a failed try gave back", async () => {
    const email = "nada@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    const { payments } = await readAccount(deps.db, id);
    const earlier = {
      booking_id: id,
      of_payment: payments[0]?.id ?? "",
      means: "online",
      created_at: new Date(deps.clock()),
    } as const;
    await deps.db
      .insertInto("refund")
      .values([
        { ...earlier, reason: "moved", amount: 40_000, state: "succeeded" },
        { ...earlier, reason: "goodwill", amount: 7_000, state: "failed" },
      ])
      .execute();
    await endWithdrawal(app, id);
    await cancelBooking(deps, id, owner, { who: "guest", refund: 0, agreed: "Combinado." });
    await sendMailsOf(id);
    const guests = received(email).find(({ subject }) => subject?.startsWith("Reserva cancelada"));
    expect(guests?.text).toContain("não há valor a devolver");
    const owners = received("oi@maremansa.example").find(
      ({ subject, text }) => subject?.startsWith("Reserva cancelada") && text?.includes(email),
    );
    expect(owners?.text).toContain("As noites estão livres");
    expect(owners?.text).not.toContain("Devolvido");
  });

  test("an English booking is answered in English, and the owner reads Portuguese", async () => {
    const email = "jane@exemplo.example";
    const { id } = await confirmed(app, "mar", { name: "Jane Doe", email });
    await deps.pool.query("update booking set language = 'en-US' where id = $1", [id]);
    await sendMailsOf(id);
    const [mail] = received(email);
    expect(mail?.subject).toMatch(/^Booking confirmed: Mar Room/);
    const text = plain(mail?.text);
    expect(text).toContain("your booking is confirmed!");
    expect(text).toContain("from 2 pm");
    expect(text).toContain("until 11 am");
    expect(text).not.toMatch(/1[14]:00/);
    expect(text).toContain("porto manso, bahia, brazil");
    expect(text).toContain("+55 (73) 3555-0142");
    expect(text).toContain("reply to this email");
    const notice = received("oi@maremansa.example").find(({ text: of }) =>
      of?.includes("Jane Doe"),
    );
    expect(notice?.subject).toMatch(/^Nova reserva: Quarto Mar/);
    expect(notice?.text).toContain("Quarto Mar");
    expect(notice?.text).not.toContain("Mar Room");
  });

  test("a mail is the house's by name, is answered to it, and speaks of the room as people do", async () => {
    const email = "tomas@exemplo.example";
    const { id } = await confirmed(app, "mar", { name: "Tomás Reis", email });
    const stay = { checkIn: "2027-01-11", checkOut: "2027-01-14" };
    await deps.pool.query("update stay set check_in = $2, check_out = $3 where booking_id = $1", [
      id,
      stay.checkIn,
      stay.checkOut,
    ]);
    await sendMailsOf(id);
    await cancelBooking(deps, id, owner, { who: "guest" });
    await sendMailsOf(id);
    const [mail, farewell] = ["Reserva confirmada", "Reserva cancelada"].map((subject) =>
      received(email).find((one) => one.subject?.startsWith(subject)),
    );
    expect(mail?.from).toEqual({
      name: "Pousada Maré Mansa",
      address: "reservas@maremansa.example",
    });
    expect(mail?.replyTo).toEqual([
      { name: "Pousada Maré Mansa", address: "oi@maremansa.example" },
    ]);
    expect(plain(mail?.text)).toContain("as noites de 11 a 14 de janeiro são suas");
    expect(plain(mail?.text)).toContain("combinamos onde fica a chave");
    const { code } = await codeOf(id);
    const [, link = ""] = /https:\/\/wa\.me\/\d+\?text=([^"\s]+)/.exec(mail?.html ?? "") ?? [];
    expect(decodeURIComponent(link)).toBe(
      `Oi! É sobre a minha reserva ${code}: Quarto Mar, de 11 a 14 de janeiro.`,
    );
    expect(plain(farewell?.text)).toContain(
      "a reserva do quarto mar, de 11 a 14 de janeiro, está cancelada",
    );
  });

  test("without an address of the house, a guest is asked to call instead", async () => {
    const email = "liga@exemplo.example";
    const { id } = await confirmed(app, "mar", { email });
    await deps.pool.query("update property set email = null");
    await sendMailsOf(id);
    await deps.pool.query("update property set email = 'oi@maremansa.example'");
    const [mail] = received(email);
    expect(mail?.replyTo).toEqual([]);
    expect(plain(mail?.text)).toContain("ligue para (73) 3555-0142 e combinamos");
  });
});

describe("a mail server that fails", () => {
  test.each([
    ["refuses for now", { temporary: 1 }, 1],
    ["takes the mail and hangs up", { cut: 1 }, 2],
    ["is down", { down: true }, 1],
  ])("%s: the mail stays owed and goes out later", async (what, fault, copies) => {
    const email = `${what.replaceAll(" ", ".")}@exemplo.example`;
    const { id } = await confirmed(app, "mar", { email });
    await deps.pool.query("delete from mail where booking_id = $1 and kind = 'owner-notice'", [id]);
    await setFaults(fault);
    await expect(sendMailsOf(id)).rejects.toThrow();
    await setFaults({ temporary: 0, permanent: 0, cut: 0, down: false });
    await sendMailsOf(id);
    const mails = received(email);
    expect(mails.length).toBe(copies);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe("a hostile name or address", () => {
  test.each([
    ['"><img src=x onerror=alert(1)>'],
    ["Ana\r\nBcc: todos@exemplo.example\r\n\r\n<script>alert(1)</script>"],
    ['=HYPERLINK("http://x")'],
    ["🏖️ Zoë ".repeat(500)],
    ["\u202Egnp.exe"],
  ])("%j is shown as text and stays one line", async (name) => {
    const email = `h${Math.random().toString(36).slice(2)}@exemplo.example`;
    const { id } = await confirmed(app);
    await deps.pool.query("update booking set guest_name = $2, guest_email = $3 where id = $1", [
      id,
      name,
      email,
    ]);
    await sendMailsOf(id);
    const all = received(email);
    expect(all).toHaveLength(1);
    expect(all[0]?.html).not.toMatch(/<img src=x|<script>alert/);
    expect(all[0]?.html?.length).toBeLessThan(40_000);
    expect(all[0]?.html).not.toContain("\u202E");
    expect(received("todos@exemplo.example")).toEqual([]);
  });

  test("an address cannot bring a second recipient along", async () => {
    const transport = createMailTransport(deps.config);
    const to = "a@exemplo.example, b@exemplo.example";
    const mail = {
      from: "Casa",
      messageId: "<x@localhost>",
      subject: "x",
      html: "x",
      text: "x",
      attachments: [],
    };
    await transport.send({ ...mail, to }).catch(() => {});
    transport.close();
    expect(received("b@exemplo.example")).toEqual([]);
  });
});
