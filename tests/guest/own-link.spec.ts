import {
  guestCalendarFileUrl,
  guestPageUrl,
  guestReceiptUrl,
} from "../../src/contract/page-urls.ts";
import { confirmation } from "../../src/web/content/pt-BR/confirmation.ts";
import { guest as words } from "../../src/web/content/pt-BR/guest.ts";
import { plans } from "../../src/web/content/pt-BR/plans.ts";
import { receipt } from "../../src/web/content/pt-BR/receipt.ts";
import {
  expect,
  fillCard,
  mailsTo,
  openPayment,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";
import { guest, linkOf } from "../support/browser/checkouts.ts";
import { sidewaysOverflow } from "../support/browser/inspect.ts";
import { byDeposit, cancelled, changed, inFull, openOwnBooking } from "./own-booking-states.ts";

const codeIn = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";
const A4 = { width: 794, height: 1123 };

test.describe("after the payment", () => {
  test.use({ tolerated: /404/ });

  test("the way to the own page works in this browser, and in no other", async ({
    page,
    app,
    browser,
  }) => {
    const frame = await openPayment(page, app, "Quarto Farol", stayAhead(340, 2));
    await fillCard(frame, "4242 4242 4242 4242", "dona.do.navegador@exemplo.example");
    await submitButton(frame).click();
    await page.getByRole("link", { name: confirmation.ownPage }).waitFor();
    const success = page.url();
    await page.getByRole("link", { name: confirmation.ownPage }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Faltam \d+\sdias, Ana\.$/);
    const ownPage = page.url();

    const other = await (await browser.newContext({ locale: "pt-BR" })).newPage();
    await other.goto(success);
    await expect(other.getByRole("heading", { name: confirmation.title })).toBeVisible();
    await other.goto(ownPage);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(words.deadLink.heading);
    await other.context().close();
  });
});

test("the page is kept by nobody, found by nobody, and tells no other site its address", async ({
  page,
  app,
}) => {
  await openOwnBooking({ page, app, language: "pt-BR" }, inFull);
  for (const url of [page.url(), `${page.url()}/recibo`]) {
    const headers = (await page.request.get(url)).headers();
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
  }
});

test.describe("a replaced link", () => {
  test.use({ tolerated: /404/ });

  test("leaves this browser in, and all earlier links out", async ({ page, app }) => {
    const checkout = await openOwnBooking({ page, app, language: "pt-BR" }, inFull);
    const old = await linkOf(app, checkout, "pt-BR");
    await page.getByText(words.keep.renew).click();
    await page.getByRole("button", { name: words.keep.renewNow }).click();
    const news = page.getByText(words.keep.renewed.replace("{{email}}", guest.email));
    await expect(news).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Helena");
    expect(await linkOf(app, checkout, "pt-BR")).not.toBe(old);
    await expect
      .poll(async () => (await mailsTo(app, guest.email)).map(({ subject }) => subject).join("\n"))
      .toContain("link");
    await page.context().clearCookies();
    await page.goto(old);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.deadLink.heading);
  });
});

test("a request is withdrawn, and the heading says how the booking stands again", async ({
  page,
  app,
}) => {
  await openOwnBooking({ page, app, language: "pt-BR" }, changed("request"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading["change-asked"]);
  await page.getByRole("button", { name: words.next.withdraw }).click();
  await expect(page.getByText(words.next.withdrawn)).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Faltam");
  await expect(heading).toBeFocused();
  await expect(page.getByRole("link", { name: plans.askForChange })).toBeVisible();
});

test("the calendar file is there for who has the link", async ({ page, app }) => {
  await openOwnBooking({ page, app, language: "pt-BR" }, inFull);
  const file = app.siteUrl + guestCalendarFileUrl(codeIn(page.url()));
  const answer = await page.request.get(file);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VEVENT");
  expect((await fetch(file)).status).toBe(404);
});

test("the receipt fits on a sheet of paper, without the site around it", async ({ page, app }) => {
  for (const make of [byDeposit, cancelled("pending")]) {
    await openOwnBooking({ page, app, language: "pt-BR" }, make);
    const code = codeIn(page.url());
    await page.goto(app.siteUrl + guestReceiptUrl(code));
    await expect(page.getByText(receipt.noInvoice)).toBeVisible();
    await expect(page.getByText(/CNPJ 00\.000\.000\/0001-00/).first()).toBeVisible();
    for (const url of [guestReceiptUrl(code), guestPageUrl(code)]) {
      await page.goto(app.siteUrl + url);
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(A4);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
      expect(await sidewaysOverflow(page)).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  }
});

test("a cancelled booking has its receipt: when, by whom, on what basis, what goes back", async ({
  page,
  app,
}) => {
  await openOwnBooking({ page, app, language: "pt-BR" }, cancelled("pending"));
  await page.getByRole("link", { name: words.next.cancellationReceipt }).first().click();
  const paper = page.getByRole("article", { name: receipt.cancellationHeading });
  await expect(paper).toContainText("hora de Porto Manso");
  await expect(paper).toContainText("pelo link da reserva");
  await expect(paper).toContainText("CDC, art. 49");
  await expect(paper).toContainText("a caminho, por onde você pagou");
});
