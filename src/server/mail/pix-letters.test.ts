import { describe, expect, test } from "vitest";
import { guestLinkTo } from "../../../tests/support/guest-secret.ts";
import { goTo, heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import { formatPixKey } from "../../domain/pix-key.ts";
import { guestPix as english } from "../../web/content/en-US/guest-pix.ts";
import { guestPix as portuguese } from "../../web/content/pt-BR/guest-pix.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { writeLetter } from "./write-letter.ts";

const HOUR = 60 * 60_000;
const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

async function story(language: Language) {
  goTo(app, "10:00");
  const held = await heldForPix(app);
  await deps.pool.query("update booking set language = $2 where id = $1", [held.id, language]);
  const letter = (kind: MailKind) =>
    writeLetter(deps, { kind, booking_id: held.id } as Parameters<typeof writeLetter>[1]);
  return { ...held, letter };
}

/** The page with the button that the mail names. */
const pages = { "pt-BR": portuguese, "en-US": english };

const flat = (text = "") => text.replace(/\s+/g, "");

describe.each(languages)("in %s", (language) => {
  test("the code, who receives it and until when, while it is to be paid", async () => {
    const { letter, code, id, guest, tell } = await story(language);
    const pix = await guest.api.getPix(code);
    const mail = await letter("pix-open");
    expect(mail?.subject).toContain(code);
    expect(flat(mail?.text)).toContain(flat(pix?.brCode));
    expect(mail?.text).toContain("Mare Mansa Ltda");
    expect(flat(mail?.text)).toContain(flat(`“${pages[language].tell}”`));
    expect(mail?.html).toContain(await guestLinkTo(deps, await getBooking(deps.db, id)));
    expect(flat(mail?.text)).toContain(language === "pt-BR" ? "10h45" : "10:45");
    await tell();
    expect(await letter("pix-open")).toBeNull();
    expect((await letter("owner-pix-told"))?.subject).toContain(code);
  });

  test("what to do if it was not found, or nobody looked in time", async () => {
    const { letter, pixId, tell } = await story(language);
    await tell();
    expect(await letter("pix-missing")).toBeNull();
    await answerPix(deps, pixId, { kind: "missing" }, owner);
    const missing = await letter("pix-missing");
    expect(flat(missing?.text)).toContain(language === "pt-BR" ? "guardadasaté" : "keptuntil");
    app.passTime(3 * HOUR);
    await reconcile(deps);
    const ended = await letter("pix-ended");
    expect(ended?.text).toMatch(language === "pt-BR" ? /continua sendo seu/ : /still yours/);
  });
});

test("somebody who has not paid is greeted without the name that was typed", async () => {
  const { id, letter, pixId, dueNow, tell } = await story("pt-BR");
  await deps.pool.query("update booking set guest_name = 'Premio Mau' where id = $1", [id]);
  expect((await letter("pix-open"))?.text).not.toContain("Premio");
  await tell();
  await answerPix(deps, pixId, { kind: "received", amount: dueNow }, owner);
  expect((await letter("confirmation"))?.text).toContain("Premio");
});

test("the key is written as on the page", async () => {
  await takePix(app, { onSite: true, key: "+5573955550100" });
  const { letter } = await story("pt-BR");
  expect((await letter("pix-open"))?.text).toContain(formatPixKey("+5573955550100"));
});
