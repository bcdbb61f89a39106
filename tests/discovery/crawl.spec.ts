import type { Page } from "@playwright/test";
import { type App, expect, test } from "../support/browser/app.ts";
import { inBothLanguages, roomsOf } from "./listings.ts";
import { readPage } from "./read-page.ts";

type Entry = { loc: string; twins: Record<string, string>; pictures: string[] };

/** Parsed by the browser's XML parser, namespaces included. */
async function readSitemap(page: Page, app: App): Promise<Entry[]> {
  const answer = await fetch(`${app.siteUrl}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toContain("application/xml");
  return page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const mistake = document.querySelector("parsererror")?.textContent;
      if (mistake) throw new Error(mistake);
      const sitemap = "http://www.sitemaps.org/schemas/sitemap/0.9";
      const image = "http://www.google.com/schemas/sitemap-image/1.1";
      const xhtml = "http://www.w3.org/1999/xhtml";
      const texts = (of: Element, name: string, space: string) =>
        [...of.getElementsByTagNameNS(space, name)].map((element) => element.textContent ?? "");
      return [...document.getElementsByTagNameNS(sitemap, "url")].map((entry) => ({
        loc: texts(entry, "loc", sitemap)[0] ?? "",
        twins: Object.fromEntries(
          [...entry.getElementsByTagNameNS(xhtml, "link")].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
        pictures: texts(entry, "loc", image),
      }));
    },
    await answer.text(),
  );
}

test("robots.txt leads to the sitemap and tells no address of its own", async ({ app }) => {
  const answer = await fetch(`${app.siteUrl}/robots.txt`);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const lines = (await answer.text()).split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${app.siteUrl}/sitemap.xml`]);
});

test("the sitemap names each page in each language, and each says the same of itself", async ({
  page,
  app,
}) => {
  const rooms = await roomsOf(app);
  const entries = await readSitemap(page, app);
  const paths = ["", ...rooms.map(({ slug }) => `/quarto/${slug}`), "/privacidade"];
  const expected = paths.flatMap((path) =>
    inBothLanguages.map(({ prefix }) => app.siteUrl + (prefix + path || "/")),
  );
  expect(entries.map(({ loc }) => loc)).toEqual(expected);
  for (const { loc, twins } of entries) {
    const read = await readPage(page, loc);
    expect(read).toMatchObject({ status: 200, robots: null, canonical: [loc], twins });
    expect(read.tags).not.toHaveProperty("robots");
    expect(Object.keys(twins).sort()).toEqual(["en-US", "pt-BR", "x-default"]);
  }
  for (const { slug, photos } of rooms) {
    const entry = entries.find(({ loc }) => loc.endsWith(`/quarto/${slug}`));
    expect(entry?.pictures.map((url) => new URL(url).pathname.split("/")[2])).toEqual(photos);
  }
});

test("every picture that sitemap, data or preview names is there, in the size it is said to have", async ({
  page,
  app,
}) => {
  const entries = await readSitemap(page, app);
  const named = new Set(entries.flatMap(({ pictures }) => pictures));
  const previews = new Set<string>();
  for (const { loc } of entries) {
    const { tags, facts } = await readPage(page, loc);
    previews.add(tags["og:image"] ?? "");
    const text = JSON.stringify(facts);
    for (const [url] of text.matchAll(/http[^"]+\/media\/[^"]+/g)) named.add(url);
  }
  // On our own origin, so that the pictures may be loaded.
  await page.goto(`${app.siteUrl}/privacidade`);
  const sizeOf = (url: string) =>
    page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, url);
  for (const url of named) {
    const answer = await fetch(url);
    expect([url, answer.status]).toEqual([url, 200]);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    const [width] = await sizeOf(url);
    expect(url).toContain(`/${width}.jpg`);
  }
  expect(previews.size).toBeGreaterThan(5);
  for (const url of previews) {
    const answer = await fetch(url);
    expect([url, answer.status]).toEqual([url, 200]);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
    expect(await sizeOf(url)).toEqual([1200, 630]);
  }
});

test("what is not a guest's to find says so to whoever reads it", async ({ page, app }) => {
  const hidden = [
    "/success",
    "/success?session_id=cs_test_1",
    "/success/cs_test_1",
    "/admin/entrar",
    "/admin",
    "/mapa",
    "/nada",
    "/quarto?id=nada",
    "/quarto/nada",
    "/media/nada.jpg",
    "/reservas/cs_test_1/calendario.ics",
    "/quartos/listarQuartos",
    "/openapi.json",
    "/ready",
  ];
  for (const path of hidden.flatMap((path) => [path, `/en${path}`])) {
    const answer = await fetch(app.siteUrl + path);
    expect([path, answer.headers.get("x-robots-tag")]).toEqual([path, "noindex"]);
  }
  for (const path of ["/success", "/en/success/cs_test_1", "/nada", "/quarto?id=nada"]) {
    expect((await readPage(page, app.siteUrl + path)).tags.robots).toBe("noindex");
  }
  const sitemap = await (await fetch(`${app.siteUrl}/sitemap.xml`)).text();
  expect(sitemap).not.toMatch(/admin|success|mapa|reservas/);
});

test("a shared room opens with its form, and in the other language at its own address there", async ({
  page,
  app,
}) => {
  await page.goto(`${app.siteUrl}/quarto/quarto-mar?people=3`);
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book Now" })).toBeEnabled();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/en/quarto/quarto-mar?people=3`);
  await expect(page.getByRole("heading", { level: 1, name: "Mar Room" })).toBeVisible();
  await expect(page).toHaveTitle("Mar Room | Pousada Maré Mansa");
});
