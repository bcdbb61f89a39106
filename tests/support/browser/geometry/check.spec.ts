import { test as alone, type Page } from "@playwright/test";
import { listingUrl } from "../../../../src/contract/page-urls.ts";
import { expect, stayAhead, test } from "../app.ts";
import { openAwake } from "../awake.ts";
import { lengthenListings, putListingsBack, showListings } from "../long-listings.ts";
import { geometryFaults } from "./check.ts";

const hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
const tall = '<p style="height:2000px">Abaixo</p>';

const wrong: readonly [name: string, html: string, fault: RegExp][] = [
  [
    "texts over each other",
    '<p>Quarto Mar</p><p style="margin-top:-26px">Quarto Farol</p>',
    /'Quarto Mar' and p 'Quarto Farol' are printed over each other/,
  ],
  [
    "a text that is cut off",
    '<p style="width:60px;overflow:hidden;white-space:nowrap">Quarto Coqueiro</p>',
    /'Quarto Coqueiro' is cut off/,
  ],
  [
    "a text that no scrolling leads to",
    '<p style="margin-left:-80px">Quarto Jangada</p>',
    /'Quarto Jangada' is cut off/,
  ],
  [
    "a text that is wider than its card",
    '<article style="width:0;border:1px solid">R$ 12.345,00</article>',
    /'R\$ 12.345,00' is wider than article/,
  ],
  [
    "a text under a box that scrolls with it",
    '<p>Aceita pets</p><div style="position:relative;top:-60px;height:80px;background:#fff"></div>',
    /'Aceita pets' is covered by div/,
  ],
  [
    "a button out of reach",
    '<button style="position:absolute;left:-90px">Reservar</button>',
    /button 'Reservar' is out of reach/,
  ],
  [
    "a field narrower than its value",
    '<input aria-label="Chegada" value="12/20/2026" style="width:40px">',
    /'Chegada' is narrower than what is written in it/,
  ],
  [
    "an open dialog beyond the screen",
    '<dialog open style="top:-100px;height:300px">Datas</dialog>',
    /'Datas' does not lie within the screen/,
  ],
  [
    "the end of the page under a bar that stays",
    `${tall}<p>Fim</p><div style="position:fixed;bottom:0;height:90px;width:100%;background:#eee"></div>`,
    /'Fim' is covered by div/,
  ],
];

const right: readonly [name: string, html: string][] = [
  ["a bar that stays", `<div style="position:sticky;top:0;background:#fff">Topo</div>${tall}`],
  ["a text for screen readers", `<span style="${hidden}">Somente para leitores</span>`],
  [
    "what is scrolled to inside",
    '<div style="width:80px;overflow:auto;white-space:nowrap">Quarto Coqueiro</div>',
  ],
  ["letters set tight", '<h1 style="line-height:.8;width:200px">Maré Mansa na praia</h1>'],
];

alone("the check finds what is wrong, one fault after the other", async ({ page }) => {
  for (const [name, html, fault] of wrong) {
    await page.setContent(html);
    expect([name, (await geometryFaults(page)).join()]).toEqual([
      name,
      expect.stringMatching(fault),
    ]);
  }
});

alone("the check leaves alone what is right", async ({ page }) => {
  for (const [name, html] of right) {
    await page.setContent(html);
    expect([name, await geometryFaults(page)]).toEqual([name, []]);
  }
});

/** Via CSSOM: the page's CSP forbids added style elements. */
async function addRule(page: Page, rule: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}

test("the check finds the list of three rooms whose last took seven columns of one", async ({
  page,
  app,
}) => {
  await lengthenListings(app);
  await showListings(app, 3);
  await page.goto(app.siteUrl, { waitUntil: "load" });
  await putListingsBack(app);
  expect(await geometryFaults(page)).toEqual([]);
  await addRule(page, "#quartos li:nth-child(odd):last-child { grid-column: span 7 }");
  expect(await geometryFaults(page)).toContainEqual(expect.stringContaining("Quarto Mirante"));
});

test("the check finds the booking form that was drawn up over the text", async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const stay = stayAhead(60, 3);
  // A script sets what the broken rule depends on.
  await openAwake(page, app.siteUrl + listingUrl("mar", { stay }));
  expect(await geometryFaults(page)).toEqual([]);
  await addRule(page, "#reserva { position: relative; top: var(--resting-top) }");
  const faults = () => geometryFaults(page);
  await expect.poll(faults).toContainEqual(expect.stringMatching(/covered|over each/));
});
