import type { Page } from "@playwright/test";
import { mercadoPagoOrders } from "../../sandbox/mercado-pago/testing/orders.ts";
import { inLanguage, listingUrl, payUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { english } from "../../src/web/content/en-US/index.ts";
import { guestPayment } from "../../src/web/content/pt-BR/guest-payment.ts";
import { parcelas } from "../../src/web/content/pt-BR/parcelas.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { payment } from "../../src/web/content/pt-BR/payment.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import {
  bookingOf,
  expireOnline,
  freshNights,
  heldOnline,
  payOnline,
  takeOnline,
} from "../support/browser/online-payments.ts";
import { proposedIn } from "../support/browser/proposals.ts";
import { newPayer } from "../support/hand-pix.ts";
import { openPaymentPage } from "./online-payment-states.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const codeIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-2) ?? "";

/** The guest comes back from her bank's app. The provider is asked only every few seconds. */
async function comeBackTo(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(heading(page)).toContainText(words, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(heading(page)).toBeFocused();
}

async function bookNow(page: Page, app: App, nights?: number) {
  const stay = await freshNights(app, nights);
  await openAwake(page, app.siteUrl + listingUrl("mar", { stay, guests: adultsOnly(2) }));
  await page.getByRole("button", { name: "Book Now" }).first().click();
}

type Words = Pick<typeof english, "pay" | "guestPayment" | "toPay">;
const portuguese = { pay, guestPayment, toPay } as unknown as Words;

async function fillIn(page: Page, words = portuguese.pay) {
  const { name, email, phone } = newPayer();
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.phone).fill(phone);
}

async function makePix(page: Page, words = portuguese) {
  await fillIn(page, words.pay);
  await page.getByRole("button", { name: words.pay.makePix.split(" {{")[0] ?? "" }).click();
  await page.waitForURL(/\/reserva\/[\w-]+\/pagar$/);
  await expect(page.getByLabel(words.toPay.code)).toHaveValue(/br\.gov\.bcb\.pix/i);
}

/** Pays on the provider's own page. */
async function payByCard(page: Page, parts: number) {
  await page.getByLabel("Número do cartão").fill("4242424242424242");
  await page.getByLabel("Nome impresso no cartão").fill("HELENA PRADO");
  await page.getByLabel("Validade (MM/AA)").fill("12/34");
  await page.getByLabel("Código de segurança").fill("123");
  await page
    .getByRole("radio")
    .nth(parts - 1)
    .check();
  await page.getByRole("button", { name: "Pagar" }).click();
}

test.beforeEach(({ app }) => takeOnline(app));

for (const { device, viewport, language, words } of [
  {
    device: "phone",
    viewport: { width: 390, height: 844 },
    language: "pt-BR" as const,
    words: portuguese,
  },
  {
    device: "desktop",
    viewport: { width: 1366, height: 768 },
    language: "en-US" as const,
    words: english as Words,
  },
]) {
  test.describe(`on a ${device}, in ${language}`, () => {
    test.use({ viewport });

    test("a quote is paid by Pix, and the page says so by itself", async ({ page, app }) => {
      const { code } = await proposedIn(app);
      await openAwake(page, app.siteUrl + inLanguage(proposalUrl(code), language));
      await page.locator("form button[type=submit]").first().click();
      await makePix(page, words);
      await expect(page.getByRole("timer")).toBeVisible();
      const { waiting } = words.guestPayment.pix;
      await expect(page.getByRole("status").filter({ hasText: waiting })).toBeVisible();
      await payOnline(app, await bookingOf(app, codeIn(page)));
      await comeBackTo(page, words.guestPayment.paid.deposit);
    });

    test("a card is paid in parcelas on the provider's page, there and back", async ({
      page,
      app,
    }) => {
      const stay = await freshNights(app);
      const how = { paysAll: false, means: "card" } as const;
      const url = payUrl("mar", { stay, guests: adultsOnly(2) }, how);
      await openAwake(page, app.siteUrl + inLanguage(url, language));
      await expect(page.getByText(/^6 ?×/)).toBeVisible();
      await fillIn(page, words.pay);
      await page.getByRole("button", { name: words.pay.toCard }).click();
      const go = words.guestPayment.card.go.replace("{{label}}", "Mercado Pago");
      await page.getByRole("link", { name: go }).click();
      await payByCard(page, 3);
      await page.waitForURL(/\/reserva\/[\w-]+\/pagar$/);
      await expect(heading(page)).toContainText(words.guestPayment.paid.all);
      expect(new URL(page.url()).search).toBe("");
    });
  });
}

test("a visitor pays a room by Pix in a tab that is closed before", async ({
  page,
  context,
  app,
}) => {
  await takeOnline(app, { card: "stripe" });
  await bookNow(page, app);
  await page.getByRole("dialog").getByRole("link", { name: payment.byPixCode }).click();
  await makePix(page);
  const address = page.url();
  await payOnline(app, await bookingOf(app, codeIn(page)));
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(heading(again)).toContainText(guestPayment.paid.all);
  await expect(again.getByRole("link", { name: guestPayment.paid.calendar })).toBeVisible();
});

test("'Book Now' leads to the parcelas, and Back keeps the form", async ({ page, app }) => {
  const { habits } = mercadoPagoOrders(app.mercadoPagoUrl);
  await habits({ interestFreeUpTo: 3 });
  await bookNow(page, app, 5);
  await page.waitForURL(/\/pagar\?.*meio=cartao/);
  await expect(page.getByRole("heading", { name: parcelas.caption })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "3×" })).toContainText(parcelas.free);
  await expect(page.getByRole("listitem").filter({ hasText: "6×" })).toContainText("por sua conta");
  await habits({ interestFreeUpTo: 1 });
  await page.goBack();
  await expect(page.getByLabel("Check-in")).not.toHaveValue("");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a Pix that ended leads to another one", async ({ page, app }) => {
  await openPaymentPage({ page, app, language: "pt-BR" }, await heldOnline(app, "pix"));
  const id = await bookingOf(app, codeIn(page));
  const old = await page.getByLabel(toPay.code).inputValue();
  await expireOnline(app, id);
  await comeBackTo(page, /^O Pix venceu às/);
  await page.getByRole("link", { name: guestPayment.ended.anotherPix }).click();
  await makePix(page);
  expect(await page.getByLabel(toPay.code).inputValue()).not.toBe(old);
});

test("Back, and the way back, from the provider's page lose nothing", async ({ page, app }) => {
  await openPaymentPage({ page, app, language: "pt-BR" }, await heldOnline(app, "card"));
  const address = page.url();
  const toProvider = page.getByRole("link", { name: "Ir para o Mercado Pago" });
  await toProvider.click();
  await expect(page.getByLabel("Número do cartão")).toBeVisible();
  await page.goBack();
  await expect(toProvider).toBeVisible();
  await toProvider.click();
  await page.getByRole("link", { name: "Voltar ao site" }).click();
  await expect(toProvider).toBeVisible();
  expect(page.url()).toBe(address);
});

test("without parcelas to show, nothing can be sent, and Pix is offered", async ({ page, app }) => {
  const path = "/v1/payment_methods/installments";
  const { fault, clearFaults } = mercadoPagoOrders(app.mercadoPagoUrl);
  await fault({ path, mode: "error_before", times: 20 });
  await bookNow(page, app, 4);
  await expect(page.getByText(parcelas.unknown)).toBeVisible();
  await expect(page.getByRole("button", { name: pay.toCard })).toHaveCount(0);
  await expect(page.getByRole("link", { name: pay.byPix })).toBeVisible();
  await clearFaults();
  await page.getByRole("link", { name: pay.retry }).click();
  await expect(page.getByRole("button", { name: pay.toCard })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a Pix is made all the same", async ({ page, app }) => {
    const how = { paysAll: false, means: "pix" } as const;
    const search = { stay: await freshNights(app), guests: adultsOnly(2) };
    await page.goto(app.siteUrl + payUrl("mar", search, how));
    await makePix(page);
  });
});
