import { offlineUrl } from "../../src/contract/page-urls.ts";
import { expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { open, refusals, save, saved } from "./property-pages.ts";
import { letIn } from "./sign-in.ts";

test.use({ viewport: { width: 360, height: 740 }, tolerated: refusals });

test("a colour and typefaces are chosen once, and pages follow; a pale one is offered darker", async ({
  page,
  app,
}) => {
  await letIn(page, app);
  await open(page, app, "casa/aparencia");
  const colour = page.getByLabel("Outra cor");
  await colour.fill("#EFC04C");
  await save(page);
  await expect(colour).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Usar esse tom" }).click();
  await expect(page.getByText("Dá para ler nos botões e nos links")).toBeVisible();
  await page.getByRole("button", { name: "Barro" }).click();
  await expect(colour).toHaveValue("#84481c");
  await page.getByRole("radio", { name: /^Direta/ }).check();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await saved(page);
  // At once, without a reload.
  const action = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--action"));
  await expect.poll(action).toBe("#84481c");

  await openAwake(page, app.siteUrl);
  expect(await action()).toBe("#84481c");
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(/^Figtree/);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.goto(app.siteUrl + offlineUrl);
  const again = page.getByRole("link").first();
  const ground = await again.evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(ground).toBe("rgb(132, 72, 28)");
});
