import { describe, expect, test } from "vitest";
import { guestLinkTo } from "../../../tests/support/guest-secret.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { inLanguage, verifyUrl } from "../../contract/page-urls.ts";
import type { Cause } from "../../domain/cause.ts";
import { localTime } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { languages } from "../../domain/language.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { giveBack } from "../refunds/give-back.ts";
import { writeLetter } from "./write-letter.ts";

const app = await openTestApp();
const { deps } = app;

const visitor: Cause = { actor: "visitor", source: "site" };
const owner: Cause = { actor: "person:dona", source: "admin" };
const name = "Helena Prado";

async function booked(language: string): Promise<string> {
  const { id } = await confirmed(app, "mar", { name, email: "helena@exemplo.example" });
  await deps.pool.query("update booking set language = $2 where id = $1", [id, language]);
  return id;
}

/** The mail as it would be sent now. */
function letter(kind: MailKind, booking_id: string, facts: object | null = null) {
  return writeLetter(deps, { kind, booking_id, facts } as Parameters<typeof writeLetter>[1]);
}

const plain = (text = "") => text.replace(/\s+/g, " ");

describe.each(languages)("in %s", (language) => {
  test.each<MailKind>([
    ...(["confirmation", "payment-received", "stay-changed", "guest-links"] as const),
    ...(["change-declined", "change-lost", "nights-lost", "payment-returned"] as const),
    "given-back",
    "cancellation",
  ])("the mail '%s' has the guest's link and the way to check a message", async (kind) => {
    const id = await booked(language);
    if (kind === "cancellation") await cancelBooking(deps, id, owner, { who: "guest" });
    if (kind === "given-back") await giveBack(deps, id, { amount: 100, words: "Luz" }, owner);
    const booking = await getBooking(deps.db, id);
    const before = { listingId: "mar", checkIn: booking.check_in, checkOut: booking.check_out };
    const mail = await letter(kind, id, { rooms: [before], total: booking.total - 1 });
    const checking = `${deps.config.PUBLIC_URL}${inLanguage(verifyUrl, language)}`;
    expect(mail?.subject).toContain(booking.code);
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain(await guestLinkTo(deps, booking));
      expect(body).toContain(checking);
    }
  });

  test("a late arrival is spoken of only by a house that has said from when", async () => {
    const id = await booked(language);
    const late = language === "en-US" ? "Arriving after 9:30 PM?" : "Vai chegar depois das 21h30?";
    for (const from of ["21:30", null]) {
      await deps.pool.query("update property set late_arrival_from = $1", [from]);
      const text = plain((await letter("confirmation", id))?.text);
      expect(text.includes(late)).toBe(from !== null);
      expect(text).not.toContain("null");
    }
  });

  test("the foot names the phones there are", async () => {
    const id = await booked(language);
    const word = language === "en-US" ? "Phone: +55 " : "Telefone: ";
    const foot = async (phone: string, second: string) => {
      await deps.pool.query("update property set phone = $1, second_phone = $2", [phone, second]);
      return plain((await letter("confirmation", id))?.text).match(
        /(Telefone|Phone): [^a-z]*/,
      )?.[0];
    };
    const [first, second] = ["(73) 3555-0142", "(73) 95555-0142"] as const;
    expect(await foot("", "")).toBeUndefined();
    expect(await foot(first, "")).toMatch(new RegExp(`^${RegExp.escape(word + first)}[^|]*$`));
    expect(await foot(first, second)).toContain(`${word}${first} | `);
  });

  test("the receipt of a guest's cancellation tells what, when, who, why and what goes back", async () => {
    const id = await booked(language);
    await cancelBooking(deps, id, visitor, { who: "guest" });
    const { code, check_in } = await getBooking(deps.db, id);
    const mail = await letter("cancellation", id);
    const now = localTime("America/Bahia", deps.clock());
    const text = plain(mail?.text);
    const isEnglish = language === "en-US";
    for (const said of [
      isEnglish ? `Code ${code}` : `Código ${code}`,
      formatDay(now.day, "long", language),
      "GMT-3",
      isEnglish ? "Room Mar Room" : "Quarto Quarto Mar",
      formatDay(check_in, "long", language),
      isEnglish ? "2 adults" : "2 adultos",
      isEnglish ? `${name}, by the booking’s link` : `${name}, pelo link da reserva`,
      isEnglish ? "Right of withdrawal" : "Direito de arrependimento (CDC, art. 49)",
      isEnglish ? "We will refund the way you paid R$" : "Vamos devolver por onde você pagou R$",
    ]) {
      expect(text).toContain(said);
    }
  });
});

test("the receipt of the house's own cancellation says so, and quotes no policy", async () => {
  const id = await booked("pt-BR");
  await cancelBooking(deps, id, owner, { who: "house" });
  const text = plain((await letter("cancellation", id))?.text);
  expect(text).toContain("Pedido por A casa Base Quem cancelou foi a casa");
  expect(text).not.toMatch(/olítica/);
});

test("less than the policy is told as what guest and house agreed on", async () => {
  const id = await booked("pt-BR");
  await endWithdrawal(app, id);
  await cancelBooking(deps, id, owner, { who: "guest", refund: 0, agreed: "Fica para maio." });
  const text = plain((await letter("cancellation", id))?.text);
  expect(text).toContain("Pedido por Helena Prado, falando com a casa");
  expect(text).toContain("Base Combinado com o hóspede: Fica para maio.");
  expect(text).toMatch(/Como combinado, não há valor a devolver\. .*Devolução R\$\s0/);
  expect(text).not.toMatch(/olítica/);
});

test("a receipt of before says nothing of who cancelled, and why so much went back", async () => {
  const id = await booked("pt-BR");
  await cancelBooking(deps, id, owner, { who: "house" });
  await deps.pool.query("update cancellation set who = null, basis = null where booking_id = $1", [
    id,
  ]);
  const text = plain((await letter("cancellation", id))?.text);
  expect(text).not.toMatch(/Pedido por|Base/);
});

test("the receipt of a late cancellation quotes the policy", async () => {
  const id = await booked("pt-BR");
  const { check_in } = await getBooking(deps.db, id);
  while (localTime("America/Bahia", deps.clock()).day < check_in) app.passTime(86_400_000);
  await cancelBooking(deps, id, visitor, { who: "guest" });
  const text = plain((await letter("cancellation", id))?.text);
  expect(text).toContain("Base Política da reserva: nesta data não há devolução");
});

test("what is no longer true when the mail would leave is told to nobody", async () => {
  const id = await booked("pt-BR");
  expect(await letter("cancellation", id)).toBeNull();
  await cancelBooking(deps, id, owner, { who: "guest" });
  expect(await letter("change-declined", id)).toBeNull();
  expect(await letter("change-lost", id)).toBeNull();
});

test("the owner's mails have no guest's link", async () => {
  const id = await booked("pt-BR");
  const booking = await getBooking(deps.db, id);
  for (const kind of ["owner-notice", "owner-change", "owner-change-asked"] as const) {
    expect((await letter(kind, id))?.html).not.toContain(await guestLinkTo(deps, booking));
  }
});
