import { describe, expect, test } from "vitest";
import { confirmed } from "../../../sandbox/testing/stories.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { formatDay } from "../../domain/format-day.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { sendMail } from "./send-mail.ts";
import { createMailTransport } from "./transport.ts";

const house = await openTestHouse();
const { deps, mail: inbox } = house;

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
    const { id, stay } = await confirmed(house, "mar", { name: "Helena Prado", email });
    await sendMailsOf(id);
    const [mail] = received(email);
    const { code } = await deps.db
      .selectFrom("booking")
      .select("code")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
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
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll("-", "")}`);
    expect(calendar).toContain(`DTEND;VALUE=DATE:${stay.checkOut.replaceAll("-", "")}`);
    const [notice] = received("oi@maremansa.example");
    expect(notice?.text).toContain("Helena Prado");
    expect(notice?.text).toContain("+5573955550100");
  });

  test("a mail is sent once, however often its job runs, under the same message id", async () => {
    const email = "once@exemplo.example";
    const { id } = await confirmed(house, "mar", { email });
    await sendMailsOf(id);
    await sendMailsOf(id);
    const mails = received(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.messageId).toBe(`<confirmation.${id}@localhost>`);
  });

  test("a cancellation says what is given back", async () => {
    const email = "volta@exemplo.example";
    const { id } = await confirmed(house, "mar", { email });
    await cancelBooking(deps, id, { actor: "person:dona", source: "admin" });
    await sendMailsOf(id);
    const mail = received(email).find(({ subject }) => subject?.startsWith("Reserva cancelada"));
    expect(mail?.text).toMatch(/devolvendo R\$\s2\.670/);
  });

  test("a cancellation does not claim what a shorter stay or a failed try gave back", async () => {
    const email = "nada@exemplo.example";
    const { id } = await confirmed(house, "mar", { email });
    const earlier = { booking_id: id, payment_id: "pi_1", created_at: new Date() };
    await deps.db
      .insertInto("refund")
      .values([
        { ...earlier, reason: "moved", amount: 40_000, state: "succeeded" },
        { ...earlier, reason: "goodwill", amount: 7_000, state: "failed" },
      ])
      .execute();
    await cancelBooking(deps, id, { actor: "person:dona", source: "admin" }, 0);
    await sendMailsOf(id);
    const guests = received(email).find(({ subject }) => subject?.startsWith("Reserva cancelada"));
    expect(guests?.text).toContain("não há valor a devolver");
    const owners = received("oi@maremansa.example").find(
      ({ subject, text }) => subject?.startsWith("Reserva cancelada") && text?.includes(email),
    );
    expect(owners?.text).toContain("As noites estão livres");
    expect(owners?.text).not.toContain("Devolvido");
  });

  test("an English booking is answered in English", async () => {
    const email = "jane@exemplo.example";
    const { id } = await confirmed(house, "mar", { email });
    await deps.pool.query("update booking set language = 'en-US' where id = $1", [id]);
    await sendMailsOf(id);
    expect(received(email)[0]?.subject).toMatch(/^Booking confirmed: Mar Room/);
  });
});

describe("F26 a mail server that fails", () => {
  test.each([
    ["refuses for now", { temporary: 1 }, 1],
    ["takes the mail and hangs up", { cut: 1 }, 2],
    ["is down", { down: true }, 1],
  ])("%s: the mail stays owed and goes out later", async (what, fault, copies) => {
    const email = `${what.replaceAll(" ", ".")}@exemplo.example`;
    const { id } = await confirmed(house, "mar", { email });
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

describe("F27 a hostile name or address", () => {
  test.each([
    ['"><img src=x onerror=alert(1)>'],
    ["Ana\r\nBcc: todos@exemplo.example\r\n\r\n<script>alert(1)</script>"],
    ['=HYPERLINK("http://x")'],
    ["🏖️ Zoë ".repeat(500)],
    ["\u202Egnp.exe"],
  ])("%j is shown as text and stays one line", async (name) => {
    const email = `h${Math.random().toString(36).slice(2)}@exemplo.example`;
    const { id } = await confirmed(house);
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
