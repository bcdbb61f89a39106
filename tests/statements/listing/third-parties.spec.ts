import type { Request } from "@playwright/test";
import { expect, openPayment, stayAhead, test } from "../../support/browser/app.ts";

test("R16.04 the room's own document loads no script of others but the payment provider's", async ({
  page,
  app,
}) => {
  const scripts: string[] = [];
  page.on("request", (request: Request) => {
    const ofPage = request.frame() === page.mainFrame();
    if (ofPage && request.resourceType() === "script") scripts.push(new URL(request.url()).origin);
  });
  // Past the map, then client-side to the room: what the home page loaded would stay.
  await page.goto(app.siteUrl);
  await page.getByRole("heading", { name: "Localização" }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[src*="/mapa"]')).toBeVisible();
  await openPayment(page, app, "Quarto Mar", stayAhead(300, 2));

  const site = new URL(app.siteUrl).origin;
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((origin) => origin !== site && origin !== "https://js.stripe.com")).toEqual(
    [],
  );
  const left = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  expect(left.filter((src) => /maps/.test(src))).toEqual([]);
});
