import { expect, test } from "vitest";
import { openPortals } from "../testing/open-portals.ts";
import { calendarOf, eventOf, openOurCalendar, serving } from "../testing/our-calendar.ts";

const portals = await openPortals();
const ours = await openOurCalendar();

const page = async () => (await fetch(portals.url)).text();
/** Submits a form and follows the redirect. */
async function submit(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields);
  return (await fetch(portals.url + path, { method: "POST", body })).text();
}

test("an empty page stands under the test banner and says what to do first", async () => {
  const answer = await fetch(portals.url);
  const shown = await answer.text();

  expect(shown).toContain("AMBIENTE DE TESTE");
  expect(shown).toContain("Nenhum anúncio ainda. Crie um");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'self';(?!.*script-src)/,
  );
});

test("a person sells, is refused, cancels and blocks", async () => {
  const listing = "Quarto Mar";
  const dates = { listing, checkIn: "2027-01-10", checkOut: "2027-01-12" };
  expect(await submit("/airbnb/open", { listing })).toContain(portals.airbnb.feedUrl(listing));

  const sold = await submit("/airbnb/sell", dates);
  expect(sold).toContain("Airbnb: Vendido a um hóspede.");
  expect(sold).toContain("10/01/2027 a 12/01/2027, 2 noites");
  expect(await submit("/airbnb/sell", dates)).toContain("Venda recusada");

  const uid = portals.airbnb.calendars()[0]?.sales.keys().next().value ?? "";
  expect(await submit("/airbnb/cancel", { listing, uid })).toContain("Venda cancelada.");
  const blocked = await submit("/airbnb/block", { ...dates, checkOut: "2027-01-11" });
  expect(blocked).toContain("10/01/2027 a 11/01/2027, 1 noite<");
  expect(await page()).not.toContain("Noites bloqueadas.");
});

test("a person connects our calendar and sees how reading it went", async () => {
  const listing = "Quarto Sol";
  await submit("/booking/connect", { listing, url: ours.url });
  ours.answer = serving(calendarOf(eventOf("a@pousada", "20270301", "20270304")));

  const read = await submit("/booking/read", { listing });
  expect(read).toContain("Nosso calendário foi lido: 3 noites fechadas.");
  expect(read).toContain("01/03/2027 a 04/03/2027, 3 noites");

  ours.answer = serving("", {}, 404);
  const failed = await submit("/booking/read", { listing });
  expect(failed).toContain("O endereço respondeu 404.");
  expect(failed).toContain("01/03/2027 a 04/03/2027, 3 noites");
});

test("a person chooses how the feed answers", async () => {
  expect(await submit("/airbnb/mode", { mode: "silent" })).toContain(
    'value="silent" aria-pressed="true"',
  );
  expect(await submit("/airbnb/mode", { mode: "?" })).toContain("confira o que foi digitado");
  expect(portals.airbnb.currentMode()).toBe("silent");
});

test("a hostile name is shown as text, never as markup", async () => {
  expect(await submit("/airbnb/open", { listing: '"><img src=x>' })).not.toContain("<img");
});
