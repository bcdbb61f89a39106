import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { helperAt, ownerAt, type Someone } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { sendLinks } from "../guest/send-links.ts";
import { leaveWish } from "../guest/wish-link.ts";
import { sendMail } from "../mail/send-mail.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

const newAddress = () => `${randomUUID()}@exemplo.example`;

/** A booking, with the link that its mails have. */
async function booked() {
  const wrong = newAddress();
  const { id } = await confirmed(app, "mar", { email: wrong });
  await sendAll(id);
  return { id, wrong, right: newAddress(), link: linkIn(wrong) };
}

async function correct(who: Someone, id: string, guestEmail: string | null) {
  const { version, guestName, guestPhone, note, expectedArrival } = await who.api.getBooking({
    bookingId: id,
  });
  const edit = { guestName: guestName ?? "", guestPhone, note, expectedArrival, guestEmail };
  await who.api.editBooking({ bookingId: id, version, ...edit });
  await sendAll(id);
}

async function sendAll(id: string) {
  const due = await deps.db
    .selectFrom("mail")
    .leftJoin("alert", "alert.id", "alert_id")
    .select("mail.id")
    .where("sent_at", "is", null)
    .where((row) => row.or([row("mail.booking_id", "=", id), row("alert.booking_id", "=", id)]))
    .execute();
  for (const mail of due) await sendMail(deps, mail.id);
}

const mailsTo = (address: string) =>
  app.mail.messages().filter(({ to }) => to[0]?.address === address);

/** The link in the newest mail to an address. */
function linkIn(address: string): string | null {
  const html = mailsTo(address)[0]?.html ?? "";
  return /\/reserva\/MARE-\w{6}\/[\w-]{43}/.exec(html)?.[0] ?? null;
}

async function opens(link: string | null): Promise<boolean> {
  return (await app.http.inject({ method: "GET", url: link ?? "/" })).cookies.length > 0;
}

async function lookedFor(email: string): Promise<void> {
  await leaveWish(deps, { email, code: null });
  const wishes = await deps.db.selectFrom("link_wish").select("id").execute();
  for (const { id } of wishes) await sendLinks(deps, id);
}

describe("an address that the owner corrects", () => {
  test("ends the stranger's link, tells her, and sends nothing by itself", async () => {
    const { id, wrong, right, link } = await booked();
    expect(await opens(link)).toBe(true);
    const house = (await lia.api.getBooking({ bookingId: id })).guestLink;
    await correct(lia, id, right);
    expect(await opens(link)).toBe(false);
    expect(mailsTo(right)).toEqual([]);
    const [told] = mailsTo(wrong);
    expect(told?.subject).toMatch(/^O e-mail da reserva MARE-\w{6} mudou$/);
    expect(told?.html).not.toContain(right);
    expect(linkIn(wrong)).toBeNull();
    expect(await opens(new URL(house ?? "").pathname)).toBe(true);
  });

  test("has a link of its own from then on", async () => {
    const { id, wrong, right } = await booked();
    await correct(lia, id, right);
    await lia.api.resendMail({ bookingId: id });
    await sendAll(id);
    expect(await opens(linkIn(right))).toBe(true);
    await correct(lia, id, wrong);
    expect(await opens(linkIn(right))).toBe(false);
  });

  test("in another spelling is no other address", async () => {
    const { id, wrong, link } = await booked();
    await correct(lia, id, wrong.toUpperCase());
    expect(await opens(link)).toBe(true);
    expect(mailsTo(wrong)).toHaveLength(1);
  });
});

describe("an address that the team corrects", () => {
  test("gets no link: not by sending again, and not by looking for the booking", async () => {
    const { id, right, link } = await booked();
    await correct(rui, id, right);
    expect(await opens(link)).toBe(false);
    await expect(rui.api.resendMail({ bookingId: id })).rejects.toMatchObject({
      code: "address-corrected",
    });
    await lookedFor(right);
    await sendAll(id);
    expect(mailsTo(right)).toEqual([]);
  });

  test("gets its mails without the link", async () => {
    const { id, right } = await booked();
    await correct(rui, id, right);
    await lia.api.cancelBooking({ bookingId: id, who: "guest" });
    await sendAll(id);
    expect(mailsTo(right)).toHaveLength(1);
    expect(linkIn(right)).toBeNull();
  });

  test("and puts back has no link either, until the owner sends it", async () => {
    const { id, wrong, right, link } = await booked();
    await correct(rui, id, right);
    await correct(rui, id, wrong);
    expect(await opens(link)).toBe(false);
    await expect(rui.api.resendMail({ bookingId: id })).rejects.toMatchObject({
      code: "address-corrected",
    });
    await lia.api.resendMail({ bookingId: id });
    await sendAll(id);
    expect(await opens(linkIn(wrong))).toBe(true);
    await rui.api.resendMail({ bookingId: id });
  });

  test("is told to the owner, on Hoje and by mail, each time", async () => {
    const { id, wrong, right } = await booked();
    await correct(rui, id, right);
    const alerts = async () =>
      (await lia.api.today()).alerts.filter(
        ({ bookingId, kind }) => bookingId === id && kind === "address-corrected",
      );
    const [first] = await alerts();
    await lia.api.dismissAlert({ alertId: first?.id ?? "" });
    await correct(rui, id, wrong);
    expect(await alerts()).toHaveLength(1);
    const { code } = await lia.api.getBooking({ bookingId: id });
    const subject = `A equipe corrigiu o e-mail de um hóspede: ${code}`;
    expect(app.mail.messages().filter((mail) => mail.subject === subject)).toHaveLength(2);
  });

  test("is in the history by the name of the field, without what it says", async () => {
    const { id, right } = await booked();
    await correct(rui, id, right);
    const { journal } = await lia.api.getBooking({ bookingId: id });
    expect(journal.at(-1)).toMatchObject({ event: "edited", facts: { fields: ["guest_email"] } });
    expect(JSON.stringify(journal)).not.toContain(right);
  });
});
