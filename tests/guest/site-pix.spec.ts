import type { Page } from "@playwright/test";
import { listingUrl, payPageUrl, payUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { payment } from "../../src/web/content/pt-BR/payment.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { withDeps } from "../support/browser/as-guest.ts";
import { openAwake } from "../support/browser/awake.ts";
import { sidewaysOverflow, smallTargets, violations } from "../support/browser/inspect.ts";
import { newPayer, takePix } from "../support/hand-pix.ts";

const byPix = { paysAll: false, means: "pix" } as const;
const search = { stay: stayAhead(340, 2), guests: adultsOnly(2) };
/** Other nights, because the first test's Pix holds its own. */
const otherNights = { ...search, stay: stayAhead(344, 2) };

const allow = (app: App, onSite: boolean) => withDeps(app, (deps) => takePix({ deps }, { onSite }));

async function bookNow(page: Page, app: App, wanted = search) {
  await openAwake(page, app.siteUrl + listingUrl("coqueiro", wanted));
  await page.getByRole("button", { name: "Book Now" }).first().click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
}

test.describe("with a name that is too short at first", () => {
  test.use({ tolerated: /status of 422/ });

  test("who wants no card pays by Pix to the house, where the owner allows it", async ({
    page,
    app,
  }) => {
    await allow(app, true);
    await bookNow(page, app);
    await page.getByRole("link", { name: payment.byPix }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("por Pix");
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const send = page.getByRole("button", { name: /^Gerar Pix de/ });
    const { name, email, phone } = newPayer();
    await page.getByLabel(pay.email).fill(email);
    await page.getByLabel(pay.phone).fill(phone);
    await page.getByLabel(pay.name).fill("Helena");
    await send.click();
    await expect(page.getByText(pay.wrong.name)).toBeVisible();
    await page.getByLabel(pay.name).fill(name);
    await send.click();
    await expect(page.getByRole("button", { name: toPay.copy, exact: true })).toBeVisible();
    const [held] = await app.query<{ state: string; total: number }>(
      "select state from booking where guest_email = $1",
      [email],
    );
    expect(held?.state).toBe("held");
  });
});

test("where it is off, no page speaks of it", async ({ page, app }) => {
  await allow(app, false);
  await bookNow(page, app, otherNights);
  await expect(page.getByRole("link", { name: payment.byPix })).toHaveCount(0);
  await page.goto(app.siteUrl + payUrl("coqueiro", otherNights, byPix));
  await expect(page).toHaveURL(/\/quarto\?/);
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("its page fits, and leads back to the room", async ({ page, app }) => {
    await allow(app, true);
    await openAwake(page, app.siteUrl + payUrl("coqueiro", search, byPix));
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.getByRole("link", { name: pay.back }).click();
    await expect(page).toHaveURL(/\/quarto\?.*startDate=/);
  });
});

test.describe("for no room", () => {
  test.use({ tolerated: /status of 404/ });

  test("there is no Pix to pay", async ({ page, app }) => {
    await allow(app, true);
    await page.goto(app.siteUrl + payPageUrl);
    await expect(page).toHaveURL(/\/quarto(\?|$)/);
  });
});
