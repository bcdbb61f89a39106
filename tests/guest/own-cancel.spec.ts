import type { Locator } from "@playwright/test";
import { guestCancelUrl, guestPageUrl } from "../../src/contract/page-urls.ts";
import { fromReais } from "../../src/domain/money.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { openAwake, reloadAwake, untilTidy } from "../support/browser/awake.ts";
import {
  bookingIdOf,
  type Checkout,
  linkOf,
  settled,
  togetherCheckout,
} from "../support/browser/checkouts.ts";
import {
  cancelButton,
  codeOf,
  letGuests,
  letStepPass,
  openBelow,
  paidByHand,
  paidInFull,
  reach,
  yes,
} from "./own-booking-steps.ts";

const MOST_TAPS = 4;
const half = [{ daysBefore: 2, refundPercent: 50 }];

async function endOf(app: App, checkout: Checkout) {
  return app.query<{ state: string; reason: string | null; refund: number }>(
    `select state, reason, refund_amount::int as refund
     from booking left join cancellation on cancellation.booking_id = booking.id
     where booking.id = $1`,
    [await bookingIdOf(app, checkout)],
  );
}

test.beforeEach(({ app }) => letGuests(app));

for (const { device, viewport, language, words } of [
  {
    device: "phone",
    viewport: { width: 390, height: 844 },
    language: "pt-BR" as const,
    words: { open: "Cancelar a reserva", back: "Voltar", done: /^Pronto/ },
  },
  {
    device: "desk",
    viewport: { width: 1366, height: 768 },
    language: "en-US" as const,
    words: { open: "Cancel the booking", back: "Go back", done: /^Done/ },
  },
]) {
  test.describe(`on a ${device}, in ${language}`, () => {
    test.use({ viewport });

    test("a guest cancels from the mail in four taps, and gets what the button says", async ({
      page,
      app,
    }) => {
      const checkout = await paidInFull(app);
      let taps = 1;
      const tap = async (target: Locator) => {
        taps++;
        await target.click();
      };
      await openAwake(page, await linkOf(app, checkout, language));
      const ownPage = page.url();
      await tap(page.getByRole("link", { name: words.open, exact: true }));
      await tap(cancelButton(page));
      const question = page.getByRole("alertdialog");
      await expect(question.getByRole("button", { name: words.back })).toBeFocused();
      await tap(yes(page));
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(words.done);
      await expect(heading).toBeFocused();
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      const refund = fromReais(checkout.total);
      expect(await endOf(app, checkout)).toMatchObject([{ state: "cancelled", refund }]);

      await untilTidy(page);
      await reloadAwake(page);
      await expect(heading).toHaveText(words.done);
      await page.goBack();
      await expect(page).toHaveURL(ownPage);
    });

    test("Esc and Back answer no, and by keyboard alone she can answer yes", async ({
      page,
      app,
    }) => {
      const checkout = await paidInFull(app);
      await openBelow({ page, app, language }, checkout, guestCancelUrl);
      const address = page.url();
      await reach(page, cancelButton(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(cancelButton(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await endOf(app, checkout)).toMatchObject([{ state: "confirmed" }]);
      await page.getByRole("combobox").selectOption("health");
      await reach(page, cancelButton(page));
      await page.keyboard.press("Enter");
      await reach(page, yes(page));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.done);
      expect(await endOf(app, checkout)).toMatchObject([{ state: "cancelled", reason: "health" }]);
    });
  });
}

test.describe("when something has changed meanwhile", () => {
  test.use({ tolerated: /status of 409/ });

  test("both figures are shown, and the next press counts for the new one", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    await openBelow({ page, app, language: "pt-BR" }, checkout, guestCancelUrl);
    await cancelButton(page).click();
    await letStepPass(app, checkout, half);
    const answer = page.waitForResponse((one) => one.request().method() === "POST");
    await yes(page).click();
    expect((await answer).status()).toBe(409);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/o valor mudou/);
    await expect(page.getByRole("alert")).toContainText("terminou");
    const [seen, now] = [checkout.total, checkout.total / 2].map((reais) =>
      reais.toLocaleString("pt-BR", { minimumFractionDigits: 2 }),
    );
    await expect(page.getByRole("definition").filter({ hasText: `${seen}` })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: `${now}` })).toBeVisible();
    expect(await endOf(app, checkout)).toMatchObject([{ state: "confirmed" }]);
    await page.getByRole("button", { name: `Continuar com R$ ${now}` }).click();
    await yes(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Pronto/);
    const refund = fromReais(checkout.total / 2);
    expect(await endOf(app, checkout)).toMatchObject([{ state: "cancelled", refund }]);
  });

  test("two presses and a second tab cancel once, and all end on the receipt", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    const visit = { page, app, language: "pt-BR" as const };
    await openBelow(visit, checkout, guestCancelUrl);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await cancelButton(other).click();
    await cancelButton(page).click();
    await yes(page).dblclick();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Pronto/);
    await yes(other).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(/^Pronto/);
    expect(await endOf(app, checkout)).toHaveLength(1);
  });
});

test("one of several rooms is cancelled alone, and the other stays", async ({ page, app }) => {
  const checkout = await settled(app, await togetherCheckout(app));
  await openAwake(page, await linkOf(app, checkout, "pt-BR"));
  await page.getByRole("link", { name: "Cancelar só Quarto Jangada" }).click();
  await expect(page.getByText("O resto da reserva continua")).toBeVisible();
  await cancelButton(page).click();
  await expect(page.getByRole("alertdialog")).toContainText("Quarto Jangada");
  await yes(page).click();
  await expect(page).toHaveURL(new RegExp(`${guestPageUrl(await codeOf(app, checkout))}$`));
  const rooms = await app.query(
    "select listing_id from stay where booking_id = $1 and cancelled_at is null",
    [await bookingIdOf(app, checkout)],
  );
  expect(rooms).toEqual([{ listing_id: "mar" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the question is a page, a GET cancels nothing, and the typed key arrives", async ({
    page,
    app,
  }) => {
    const checkout = await paidInFull(app);
    await paidByHand(app, checkout);
    await page.goto(await linkOf(app, checkout, "pt-BR"));
    const address = app.siteUrl + guestCancelUrl(await codeOf(app, checkout));
    const opened = await page.goto(address);
    expect(opened?.headers()).toMatchObject({ "cache-control": "no-store" });
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByLabel("Motivo")).toBeHidden();
    await cancelButton(page).click();
    await expect(page).toHaveURL(`${address}?confirmar=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cancelar mesmo?");
    expect(await endOf(app, checkout)).toMatchObject([{ state: "confirmed" }]);
    await page.getByLabel("Sua chave Pix").fill("helena@exemplo.example");
    await yes(page).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/A casa devolve/);
    const said = await app.query("select refund_key from guest_words where booking_id = $1", [
      await bookingIdOf(app, checkout),
    ]);
    expect(said).toEqual([{ refund_key: "helena@exemplo.example" }]);
  });
});
