import { payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { expect, test } from "../support/browser/app.ts";
import { holdNights, payAt, settled } from "../support/browser/checkouts.ts";
import {
  expire,
  LABEL,
  openPix,
  payCard,
  proposedIn,
  withdraw,
} from "../support/browser/proposals.ts";
import { inBothLanguages } from "./listings.ts";
import { readPage } from "./read-page.ts";

const HEAVIEST = 300_000;

test("a chat shows the room, the dates, the price and a picture of them, and nobody's name", async ({
  page,
  app,
}) => {
  const { code, stay } = await proposedIn(app, { total: 480_000, words: "Até logo!" });
  const pictures = new Set<string>();
  for (const { language, prefix } of inBothLanguages) {
    const url = `${app.siteUrl}${prefix}${proposalUrl(code)}`;
    const { tags, titles, facts } = await readPage(page, url);
    expect(tags["og:title"]).toContain(language === "pt-BR" ? "Quarto Jangada" : "Jangada Room");
    expect(tags["og:title"]).toMatch(new RegExp(`\\b${Number(stay.checkIn.slice(8))}\\b`));
    expect(tags["og:description"]).toMatch(
      language === "pt-BR" ? /5 noites, 4 pessoas/ : /5 nights, 4 people/,
    );
    expect(tags["og:description"]).toMatch(/4[.,]800/);
    expect(tags["og:url"]).toBe(url);
    expect(tags["twitter:card"]).toBe("summary_large_image");
    expect(facts).toEqual([]);
    const told = JSON.stringify([tags, titles]);
    for (const name of LABEL.split(" ")) expect(told).not.toContain(name);
    expect(told).not.toContain("Até logo");
    pictures.add(tags["og:image"] ?? "");
  }
  expect(pictures.size).toBe(2);
  await page.goto(`${app.siteUrl}/privacidade`);
  for (const picture of pictures) {
    const answer = await fetch(picture);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(HEAVIEST);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture);
    expect(size).toEqual([1200, 630]);
  }
});

test("the picture's address changes with what it shows, and the old one is gone", async ({
  page,
  app,
}) => {
  const proposal = await proposedIn(app);
  const url = app.siteUrl + proposalUrl(proposal.code);
  const before = (await readPage(page, url)).tags;
  await withdraw(app, proposal);
  const after = (await readPage(page, url)).tags;
  expect(after["og:image"]).not.toBe(before["og:image"]);
  expect(before["og:description"]).toContain("R$");
  expect(after["og:description"]).not.toContain("R$");
  expect((await fetch(before["og:image"] ?? "")).status).toBe(404);
  expect((await fetch(after["og:image"] ?? "")).status).toBe(200);
  const wrong = (after["og:image"] ?? "").replace(/\w+\.jpg$/, `${"0".repeat(20)}.jpg`);
  expect((await fetch(wrong)).status).toBe(404);
});

test("no state of a proposal is found, kept or told to another site, or names anybody", async ({
  page,
  app,
}) => {
  const open = await proposedIn(app);
  const paying = await proposedIn(app);
  const paid = await proposedIn(app);
  const expired = await proposedIn(app);
  const taken = await proposedIn(app);
  const withdrawn = await proposedIn(app);
  await openPix(app, paying);
  await payCard(app, paid);
  await expire(app, expired);
  const faster = await holdNights(app, "jangada", taken.stay);
  await payAt(app, faster);
  await settled(app, faster);
  await withdraw(app, withdrawn);
  const all = [open, paying, paid, expired, taken, withdrawn];
  const urls = all.map(({ code }) => proposalUrl(code));
  for (const path of [...urls, payProposalUrl(open.code), proposalUrl("BCDFGHJKLM")]) {
    for (const { prefix } of inBothLanguages) {
      const answer = await fetch(app.siteUrl + prefix + path);
      expect([path, answer.headers.get("x-robots-tag")]).toEqual([path, "noindex"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("same-origin");
      const html = await answer.text();
      for (const name of ["Zulmira", "Quaresma", "Helena", "Prado"])
        expect(html).not.toContain(name);
    }
    expect((await readPage(page, app.siteUrl + path)).tags.robots).toBe("noindex");
  }
  const unknown = await readPage(page, app.siteUrl + proposalUrl("BCDFGHJKLM"));
  expect(unknown.status).toBe(404);
  expect(unknown.tags).not.toHaveProperty("og:title");
  expect(await (await fetch(`${app.siteUrl}/sitemap.xml`)).text()).not.toContain("/o/");
});

test.describe("on other pages", () => {
  // The page of an unknown payment is a visitor's page too.
  test.use({ tolerated: /status of 404/ });

  test("visitors who open no proposal download nothing of one", async ({ page, app }) => {
    const scripts: string[] = [];
    page.on("response", async (answer) => {
      const { pathname } = new URL(answer.url());
      if (/\.(js|css)$/.test(pathname)) scripts.push(await answer.text().catch(() => ""));
    });
    const pages = [
      app.siteUrl,
      `${app.siteUrl}/quarto?id=mar`,
      `${app.siteUrl}/success?session_id=x`,
    ];
    for (const url of pages) {
      await page.goto(url, { waitUntil: "networkidle" });
      expect(await page.content()).not.toContain("o/:code");
    }
    const own = "O que está no orçamento";
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((code) => code.includes(own))).toEqual([]);
    const { code } = await proposedIn(app);
    await page.goto(app.siteUrl + proposalUrl(code), { waitUntil: "networkidle" });
    expect(scripts.some((script) => script.includes(own))).toBe(true);
  });
});
