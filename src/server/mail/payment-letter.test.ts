import { describe, expect, test } from "vitest";
import { guestLinkTo } from "../../../tests/support/guest-secret.ts";
import { atMercadoPago, heldOnPage } from "../../../tests/support/page-payments.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { writeLetter } from "./write-letter.ts";

const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps, { payee: "Mare Mansa Ltda" });
const bank = atMercadoPago(app);

const flat = (text = "") => text.replace(/\s+/g, "");

async function story(means: OnlineMeans, language: Language) {
  const held = await heldOnPage(app, means);
  await deps.pool.query("update booking set language = $2 where id = $1", [held.id, language]);
  const mails = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("booking_id", "=", held.id)
    .execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["payment-open"]);
  const link = await guestLinkTo(deps, await getBooking(deps.db, held.id));
  const [mail] = mails;
  if (!mail) throw new Error("no mail");
  return { ...held, link, letter: () => writeLetter(deps, mail) };
}

describe.each(languages)("in %s", (language) => {
  test("a Pix comes with its code, who receives it and the way back, until it is paid", async () => {
    const { letter, look, number, link, code } = await story("pix", language);
    const mail = await letter();
    expect(mail?.subject).toContain(code);
    expect(flat(mail?.text)).toContain(flat((await look())?.pix?.brCode));
    expect(mail?.text).toContain("Mare Mansa Ltda");
    expect(mail?.text).toMatch(
      language === "pt-BR" ? /confirma\s+sozinha/ : /confirmed\s+by\s+itself/,
    );
    expect(mail?.html).toContain(link);
    await bank.payPix(number);
    await look();
    expect(await letter()).toBeNull();
  });

  test("a card comes with the way back alone, until its time is over", async () => {
    const { letter, link, look } = await story("card", language);
    const mail = await letter();
    expect(mail?.html).toContain(link);
    expect(mail?.html).not.toContain((await look())?.page?.url ?? "?");
    expect(mail?.text).not.toContain("copia e cola");
    app.passTime(36 * 60_000);
    expect(await letter()).toBeNull();
  });
});
