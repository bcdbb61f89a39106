import { listingUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { booking } from "../../src/web/content/pt-BR/booking.ts";
import { enquiry } from "../../src/web/content/pt-BR/enquiry.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { withDeps } from "../support/browser/as-guest.ts";
import { openAwake } from "../support/browser/awake.ts";
import { sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { newPayer, takePix } from "../support/hand-pix.ts";

const none = {
  ...{ STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "" },
  ...{ STRIPE_ACCOUNT: "", STRIPE_WEBHOOK_SECRET: "" },
  ...{ MERCADO_PAGO_ACCESS_TOKEN: "", MERCADO_PAGO_WEBHOOK_SECRET: "" },
};
const mercadoPagoAlone = {
  ...{ STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "" },
  ...{ STRIPE_ACCOUNT: "", STRIPE_WEBHOOK_SECRET: "" },
};
const room = (ahead: number) =>
  listingUrl("coqueiro", { stay: stayAhead(ahead, 2), guests: adultsOnly(2) });

test.describe("a house that nobody can pay online", () => {
  test.use({
    settings: none,
    viewport: { width: 360, height: 740 },
    // A refused form.
    tolerated: /status of 400/,
  });

  test("is asked for nights, by who and what, and says that nothing is booked", async ({
    page,
    app,
  }) => {
    await openAwake(page, app.siteUrl + room(340));
    await expect(page.getByText(booking.noWay.text)).toBeVisible();
    await expect(page.getByRole("button", { name: "Book Now" })).toHaveCount(0);
    const chat = page.locator("#reserva").getByRole("link", { name: "WhatsApp" });
    const href = decodeURIComponent((await chat.getAttribute("href")) ?? "");
    expect(href).toContain("Quarto Coqueiro");
    expect(href).toMatch(/\d+ a \d+ de \p{L}+/u);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);

    await page.getByRole("button", { name: booking.noWay.ask }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(enquiry.heading);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.getByLabel(pay.name).fill("Dora");
    await page.getByLabel(enquiry.phone).fill("(73) 95555-0177");
    await page.getByRole("button", { name: enquiry.send }).click();
    await expect(page.getByLabel(pay.name)).toHaveAccessibleDescription(pay.wrong.name);
    await page.getByLabel(pay.name).fill("Dora Pires");
    await page.getByRole("button", { name: enquiry.send }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(enquiry.sentHeading);
    await expect(page.getByText(enquiry.sent)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("asks nothing of nights that cannot be sold", async ({ page, app }) => {
    await page.goto(`${app.siteUrl}/pedir?id=coqueiro`);
    await expect(page).toHaveURL(/\/quarto\?/);
  });

  test("with its own key alone it sells by Pix, to visitors too", async ({ page, app }) => {
    await withDeps(app, (deps) => takePix({ deps }, { onSite: false }));
    await openAwake(page, app.siteUrl + room(344));
    await page.getByRole("button", { name: "Book Now" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("por Pix");
    const { name, email, phone } = newPayer();
    await page.getByLabel(pay.email).fill(email);
    await page.getByLabel(pay.phone).fill(phone);
    await page.getByLabel(pay.name).fill(name);
    await page.getByRole("button", { name: /^Gerar Pix de/ }).click();
    await expect(page.getByRole("button", { name: toPay.copy, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /cartão/i })).toHaveCount(0);
  });
});

test.describe("a house with Mercado Pago alone", () => {
  test.use({ settings: mercadoPagoAlone });

  test("offers its card page and its Pix, and loads nothing of another provider", async ({
    page,
    app,
  }) => {
    await openAwake(page, app.siteUrl + room(348));
    await page.getByRole("button", { name: "Book Now" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/cartão/i);
    await expect(page.getByRole("link", { name: /Pix/ }).first()).toBeVisible();
    const policy = (await page.request.get(app.siteUrl)).headers()["content-security-policy"];
    expect(policy).not.toContain("stripe");
  });
});
