import type { Locator, Page } from "@playwright/test";
import { english } from "../../../src/web/content/en-US/index.ts";
import { type App, expect, test } from "../../support/browser/app.ts";

const pages = ["/", "/quarto?id=mar", "/success", "/privacidade"];

test("S1.01 S9.13 with no language chosen every page is pt-BR", async ({ page, app }) => {
  for (const path of [...pages, "/success/cs_test_1"]) {
    await page.goto(app.siteUrl + path);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  }
});

test.describe("in a browser that asks for French", () => {
  test.use({ locale: "fr-FR", tolerated: /status of 404/ });

  test("S9.14 a language that is not registered falls back to pt-BR", async ({ page, app }) => {
    for (const path of ["/", "/fr"]) {
      await page.goto(app.siteUrl + path);
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
      await expect(page.getByRole("link", { name: "Página administrativa" })).toBeVisible();
    }
  });
});

test("S9.15 with en-US chosen the texts come from its catalogue", async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.siteUrl}/privacidade`);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/en/privacidade`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.privacy.heading);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("All rights reserved");
  await expect(footer.getByRole("link", { name: english.shell.admin })).toBeVisible();
});

test("R45.01 every page has its English twin, with hreflang both ways", async ({ page, app }) => {
  for (const path of pages) {
    const twin = path === "/" ? "/en" : `/en${path}`;
    const expected = {
      "pt-BR": app.siteUrl + path,
      "en-US": app.siteUrl + twin,
      "x-default": app.siteUrl + path,
    };
    for (const [at, language] of [
      [path, "pt-BR"],
      [twin, "en-US"],
    ] as const) {
      expect((await page.goto(app.siteUrl + at))?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await alternatesOf(page.locator("head"))).toEqual(expected);
    }
    expect(await untranslated(page.locator("body"))).toEqual([]);
  }
});

async function alternatesOf(head: Locator) {
  const links = await head
    .locator("link[rel=alternate]")
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute("hreflang"), one.getAttribute("href")]),
    );
  return Object.fromEntries(links);
}

/**
 * Words that no English interface text contains. The owner's own texts are not part of the
 * interface.
 */
async function untranslated(body: Locator): Promise<string[]> {
  const shell = await body.locator("header, footer").allInnerTexts();
  return shell.join("\n").match(/\b(Quartos|Como chegar|Privacidade|Todos|Página)\b/g) ?? [];
}

test("R45.01 the switch keeps page and search, in footer and header", async ({ page, app }) => {
  await page.goto(`${app.siteUrl}/quarto?id=mar`);
  await expect(page.getByRole("banner").getByRole("link", { name: "English" })).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/en/quarto?id=mar`);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole("banner").getByRole("link", { name: "Português" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/quarto?id=mar`);
});

/** Common English words that no Portuguese text contains. */
const englishWords =
  /\b(the|and|your|you|with|from|please|room|rooms|night|nights|guest|guests|book|booking|payment|failed|try|again|close|search|adults|children|home|back|see|date|price|show|all|free|until)\b/i;

test.describe("in Portuguese", () => {
  test.use({ tolerated: /status of 404/ });

  test("R2.01 every text the specification does not quote is Portuguese", async ({ page, app }) => {
    const found: string[] = [];
    for (const path of [...pages, "/success?session_id=cs_test_ninguem", "/nao-existe"]) {
      found.push(...(await visibleTexts(page, app, path)).filter((text) => isEnglish(text)));
    }
    expect(found).toEqual([]);
  });
});

/** 'Voltar para Home' is the specification's own. */
function isEnglish(text: string): boolean {
  return englishWords.test(text.replace("Voltar para Home", ""));
}

/** All visible and announced texts, except those marked lang="en". */
async function visibleTexts(page: Page, app: App, path: string) {
  await page.goto(app.siteUrl + path, { waitUntil: "networkidle" });
  return page.evaluate(() => {
    const inEnglish = (element: Element | null) => element?.closest('[lang^="en"]') !== null;
    const labels = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")]
      .filter((element) => !inEnglish(element))
      .flatMap((element) =>
        ["aria-label", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script, style") && !inEnglish(parent)) {
        texts.push(walker.currentNode.textContent ?? "");
      }
    }
    return [...texts, ...labels].map((text) => text.trim()).filter(Boolean);
  });
}
