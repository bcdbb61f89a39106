import { calls } from "../../src/contract/calls.ts";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { roomsUrl } from "../../src/contract/rooms-in-address.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { cards, searchUrl } from "../statements/home/home-page.ts";
import { desktop, failedAnswers, fields } from "../statements/listing/listing-page.ts";
import {
  type App,
  expect,
  fillCard,
  mailsTo,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { blockNights } from "../support/browser/block-nights.ts";
import { guest, linkOf, settled, togetherCheckout } from "../support/browser/checkouts.ts";

const NAMES = "Quarto Mar + Quarto Jangada";
const rooms = [
  { listingId: "mar", guests: adultsOnly(3) },
  { listingId: "jangada", guests: adultsOnly(5) },
];

const roomsOf = (app: App, email: string) =>
  app.query(
    `select stay.listing_id, stay.adults from stay join booking on booking.id = stay.booking_id
     where guest_email = $1 and state = 'confirmed' order by position`,
    [email],
  );

for (const [name, viewport, days] of [
  ["a phone", { width: 390, height: 844 }, 510],
  ["a desk", desktop, 520],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("eight adults book two rooms at once: two presses to the payment, one code, one mail", async ({
      page,
      app,
    }) => {
      const email = `oito.${days}@exemplo.example`;
      await openAwake(page, searchUrl(app, stayAhead(days, 3), "&people=8"));
      await expect(cards(page)).toHaveCount(4);
      await expect(cards(page).first()).toContainText("R$ 6.300 por 3 noites");
      await expect(cards(page).last()).toContainText("Casa inteira");
      const offer = cards(page).filter({ hasText: NAMES });
      await expect(offer.getByRole("link", { name: NAMES })).toHaveAccessibleDescription(
        /R\$\s6\.690 por 3 noites.*Quarto Mar: 3 hóspedes.*Jangada: 5 hóspedes/,
      );
      await offer.click();

      const form = page.getByRole("form", { name: "Reserve agora" });
      await expect(page.getByRole("heading", { level: 1, name: NAMES })).toBeVisible();
      await expect(form.locator("summary")).toHaveText([
        "Quarto Mar3 adultos",
        "Quarto Jangada5 adultos",
      ]);
      await expect(form).toContainText(/Quarto Jangada: 3 adultos a mais × 3 noites/);
      await expect(form.locator("dl").last()).toContainText("TotalR$ 6.690");
      await page.getByRole("button", { name: "Book Now" }).first().click();

      const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
      await expect(dialog.getByRole("heading", { name: NAMES })).toBeVisible();
      await expect(dialog.locator("dl")).toContainText("TotalR$ 6.690");
      const frame = page.frameLocator('iframe[name="embedded-checkout"]');
      await expect(frame.getByTestId("product-summary")).toContainText("6.690");
      await fillCard(frame, "4242 4242 4242 4242", email);
      await submitButton(frame).click();

      await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
      const summary = page.getByRole("complementary", { name: "Resumo da reserva" });
      await expect(summary).toContainText("Quarto Mar e Quarto Jangada");
      await expect(summary).toContainText("TotalR$ 6.690");
      await expect(page.getByRole("main")).toContainText(/Quarto Jangada5 adultos/);
      expect(await roomsOf(app, email)).toEqual([
        { listing_id: "mar", adults: 3 },
        { listing_id: "jangada", adults: 5 },
      ]);
      await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
    });
  });
}

test("two rooms are offered to two guests who ask for two", async ({ page, app }) => {
  await openAwake(page, searchUrl(app, stayAhead(514, 3), "&people=2&rooms=2"));
  const offer = cards(page).first();
  await expect(offer.getByRole("link")).toHaveAccessibleName("Quarto Coqueiro + Quarto Farol");
  await expect(offer).toContainText("R$ 4.350 por 3 noites");
  await offer.click();
  await expect(page).toHaveURL(/rooms=2/);
  await expect(page.getByRole("form").locator("summary")).toHaveText([
    "Quarto Coqueiro1 adulto",
    "Quarto Farol1 adulto",
  ]);
});

test("a room that is too small for the party leads to rooms that are not", async ({
  page,
  app,
}) => {
  const wish = { stay: stayAhead(514, 3), guests: adultsOnly(8) };
  await openAwake(page, app.siteUrl + listingUrl("mar", wish));
  const offers = page.getByText("Livres nessas datas:").locator("..").getByRole("link");
  await expect(offers.nth(1)).toHaveText(`${NAMES}R$ 6.690`);
  await offers.nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: NAMES })).toBeVisible();
  await expect(fields(page).bookNow).toBeEnabled();
});

test("the guest's page and the calendar file name each room with its people", async ({
  page,
  app,
}) => {
  const checkout = await settled(app, await togetherCheckout(app));
  await page.goto(await linkOf(app, checkout, "pt-BR"));
  const summary = page.getByRole("complementary", { name: "Resumo da reserva" });
  await expect(summary.getByRole("listitem")).toHaveText([
    /^Quarto Mar3 adultos.+ a .+/,
    /^Quarto Jangada5 adultos.+ a .+/,
  ]);
  await expect(page.getByRole("main")).toContainText(guest.name);
  const file = await fetch(`${app.siteUrl}/reservas/${checkout.id}/calendario.ics`);
  const said = (await file.text()).replace(/\r\n /g, "");
  expect(said).toContain("Quarto Mar e Quarto Jangada");
  expect(said).toContain("Quarto Jangada: 5 adultos");
});

test.describe("when something goes wrong", () => {
  test.use({ tolerated: failedAnswers });

  test("a room that somebody else takes at the last moment is answered with other rooms", async ({
    page,
    app,
  }) => {
    const stay = stayAhead(526, 3);
    await openAwake(page, app.siteUrl + roomsUrl(rooms, { stay }));
    await blockNights(app, "mar", stay);
    await fields(page).bookNow.click();
    const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
    const other = dialog.getByRole("link", { name: /^Quarto Coqueiro \+ Quarto Jangada/ });
    await expect(other).toContainText("R$ 6.300");
    await other.click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Quarto Coqueiro + Quarto Jangada" }),
    ).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a press whose answer is lost is one hold of all rooms when it is pressed again", async ({
    page,
    app,
  }) => {
    const stay = stayAhead(530, 2);
    await openAwake(page, app.siteUrl + roomsUrl(rooms, { stay }));
    const call = `**${calls.startCheckout.path}`;
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fields(page).bookNow.click();
    const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.unroute(call);
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    const frame = page.frameLocator('iframe[name="embedded-checkout"]');
    await expect(frame.getByTestId("product-summary")).toBeVisible();
    const held = await app.query(
      "select stay.listing_id from stay join booking on booking.id = booking_id where stay.check_in = $1 and state = 'held'",
      [stay.checkIn],
    );
    expect(held).toHaveLength(2);
  });
});
