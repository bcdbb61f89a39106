import { sampleProperty } from "../../../sample/property.ts";
import { drawing, expect, test } from "../../support/browser/app.ts";

test.beforeEach(({ page, app }) => page.goto(app.siteUrl).then(() => undefined));

test("S2.01 S2.05 / shows the blocks of the home page in their order", async ({ page }) => {
  const names = await page.locator("main section, footer").evaluateAll((blocks) =>
    blocks.map((block) => {
      const label = block.getAttribute("aria-labelledby");
      const heading = label && document.getElementById(label)?.textContent;
      return heading || block.getAttribute("aria-label") || block.tagName.toLowerCase();
    }),
  );
  const { name, promotion, learnMore, aboutUs } = sampleProperty;
  expect(names).toEqual([
    name,
    "Clique na foto para reservar",
    promotion.title,
    learnMore.title,
    aboutUs.callToActionTitle,
    "Benefícios",
    "Localização",
    "footer",
  ]);
});

test("S2.06 S2.07 the hero shows name, description, a loaded image and an icon", async ({
  page,
}) => {
  const hero = page.locator("main section").first();
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(sampleProperty.name);
  await expect(hero.getByText(sampleProperty.description)).toBeVisible();
  const image = hero.getByRole("img", { name: sampleProperty.heroPhoto.alt });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator("header svg").first()).toBeVisible();
  await expect(hero.locator("a svg")).toBeVisible();
});

test("S2.08 S2.09 'Sobre Nós' brings #aboutUs into sight without leaving /", async ({ page }) => {
  const link = page.getByRole("link", { name: "Sobre Nós" });
  await expect(link).toHaveAttribute("href", "#aboutUs");
  await expect(page.locator("#aboutUs")).not.toBeInViewport();
  await link.click();
  await expect(page.locator("#aboutUs")).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("S2.16 S2.17 S2.19 S2.20 promotion, carousel section and about-us show their texts", async ({
  page,
}) => {
  const { promotion, learnMore, aboutUs } = sampleProperty;
  for (const [title, text] of [
    [promotion.title, promotion.text],
    [learnMore.title, learnMore.text],
    [aboutUs.callToActionTitle, aboutUs.callToActionText],
  ] as const) {
    const block = page.getByRole("region", { name: title });
    await expect(block.getByRole("heading", { name: title })).toBeVisible();
    await expect(block.getByText(text)).toBeVisible();
  }
  await expect(page.locator("#aboutUs").getByRole("heading")).toHaveText(aboutUs.callToActionTitle);
});

test("S2.21 the about-us button scrolls to the room list", async ({ page }) => {
  const list = page.getByRole("heading", { name: "Clique na foto para reservar" });
  const button = page.locator("#aboutUs").getByRole("button");
  await button.scrollIntoViewIfNeeded();
  await expect(list).not.toBeInViewport();
  await button.click();
  await expect(list).toBeInViewport();
});

test("S1.05 S1.06 S2.22 S2.23 six benefits, each with title, text and the icon of its type", async ({
  page,
}) => {
  const items = page.getByRole("region", { name: "Benefícios" }).getByRole("listitem");
  await expect(items).toHaveCount(6);
  const types = ["beach", "wifi", "bicycles", "beach-tent", "family", "flexible-check-in"];
  expect(sampleProperty.benefits.map(({ type }) => type)).toEqual(types);
  const drawings = new Set<string>();
  for (const [index, { title, text }] of sampleProperty.benefits.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("heading")).toHaveText(title);
    await expect(item.getByRole("paragraph")).toHaveText(text);
    await expect(item).toHaveAttribute("data-type", types[index] ?? "");
    drawings.add(await item.locator("svg").innerHTML());
  }
  expect(drawings.size).toBe(6);
  await expect(drawing(items.nth(0), "waves")).toBeVisible();
  await expect(drawing(items.nth(5), "key-round")).toBeVisible();
});

test("S2.24 S2.26 S2.27 S2.28 the location block shows where the house is and how to reach it", async ({
  page,
}) => {
  const block = page.getByRole("region", { name: "Localização" });
  const { address, district, city, state, phone, secondPhone, email } = sampleProperty;
  await expect(block.locator("address")).toHaveText(`${address}, ${district}${city}, ${state}`);
  await expect(block.getByText("Telefone:")).toHaveText(`Telefone: ${phone} | ${secondPhone}`);
  await expect(block.getByText("Email:")).toHaveText(`Email: ${email}`);
  await expect(block.getByRole("link", { name: phone })).toHaveAttribute(
    "href",
    "tel:+557335550142",
  );
});

test("S2.29 without an e-mail there is no e-mail line", async ({ page, app }) => {
  await app.query("update property set email = null");
  await page.reload();
  const block = page.getByRole("region", { name: "Localização" });
  await expect(block.getByText("Telefone:")).toBeVisible();
  await expect(block.getByText("Email")).toHaveCount(0);
  await app.query("update property set email = $1", [sampleProperty.email]);
});

test("the hero's photo is preloaded and the page has its title and description", async ({
  page,
  app,
}) => {
  const html = await (await fetch(app.siteUrl)).text();
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
  await expect(page).toHaveTitle("Pousada Maré Mansa, Porto Manso");
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", sampleProperty.description);
});
