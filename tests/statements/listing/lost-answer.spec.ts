import { expect, stayAhead, test } from "../../support/browser/app.ts";
import { reloadAwake } from "../../support/browser/awake.ts";
import { failedAnswers, fields, openListing, typeStay } from "./listing-page.ts";

test.use({ tolerated: failedAnswers });

test("an answer that was lost on the way refuses nobody her own nights, also after a reload", async ({
  page,
  app,
}) => {
  const stay = stayAhead(232, 2);
  const keys: string[] = [];
  await page.route("**/payment/create-checkout-session", async (route) => {
    const request = route.request();
    const body = request.postData() ?? "";
    keys.push(JSON.parse(body).key);
    if (keys.length === 3) return route.continue();
    // The server gets the call; neither its response nor its cookie reaches the browser.
    const headers = { "content-type": "application/json", origin: app.siteUrl };
    const heard = await fetch(request.url(), { method: "POST", headers, body });
    expect(heard.status).toBe(200);
    return route.abort();
  });
  await openListing(page, app, "coqueiro");
  await typeStay(page, stay);
  await fields(page).bookNow.click();
  const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await reloadAwake(page);
  await typeStay(page, stay);
  await expect(fields(page).reservedMessage).toHaveCount(0);
  await fields(page).bookNow.click();
  await expect(page.locator('iframe[name="embedded-checkout"]')).toHaveCount(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});
