import { expect, test } from "../support/browser/app.ts";
import { inBothLanguages, price, roomsOf } from "./listings.ts";
import { factOf, readPage } from "./read-page.ts";
import { complaintsAbout } from "./required.ts";

for (const { language, prefix } of inBothLanguages) {
  test.describe(language, () => {
    test("each room tells search engines what the database says of it", async ({ page, app }) => {
      const at = app.siteUrl;
      for (const room of await roomsOf(app)) {
        const own = `${at}${prefix}/quarto/${room.slug}`;
        for (const url of [own, `${at}${prefix}/quarto?id=${room.id}`]) {
          const read = await readPage(page, url);
          expect(read).toMatchObject({ status: 200, robots: null, language, canonical: [own] });
          const name = language === "pt-BR" ? room.name : room.name_en;
          expect(read.titles).toEqual([`${name} | Pousada Maré Mansa`]);
          expect(complaintsAbout(read.facts)).toEqual([]);
          const fact = factOf(read.facts, "HotelRoom");
          expect(fact).toMatchObject({ name, url: own, occupancy: { maxValue: room.capacity } });
          expect(fact.image.map((one: string) => new URL(one).pathname.split("/")[2])).toEqual(
            room.photos,
          );
          expect(fact.offers).toEqual([
            expect.objectContaining({ price: room.nightly_price / 100, priceCurrency: "BRL" }),
          ]);
          expect(factOf(read.facts, "BreadcrumbList").itemListElement).toMatchObject([
            { position: 1, item: `${at}${prefix || "/"}` },
            { position: 2, item: own, name },
          ]);
        }
        const twins = (await readPage(page, own)).twins;
        expect(twins).toEqual({
          "pt-BR": `${at}/quarto/${room.slug}`,
          "en-US": `${at}/en/quarto/${room.slug}`,
          "x-default": `${at}/quarto/${room.slug}`,
        });
      }
    });

    test("the home page offers every room at its price, and tells where it is", async ({
      page,
      app,
    }) => {
      const rooms = await roomsOf(app);
      const [property] = await app.query<{ city: string; state: string; latitude: number }>(
        "select * from property",
      );
      const read = await readPage(page, `${app.siteUrl}${prefix}`);
      expect(read.canonical).toEqual([`${app.siteUrl}${prefix || "/"}`]);
      expect(complaintsAbout(read.facts)).toEqual([]);
      const fact = factOf(read.facts, "BedAndBreakfast");
      expect(fact).toMatchObject({
        address: { addressLocality: property?.city, addressCountry: "BR" },
        geo: { latitude: property?.latitude },
      });
      const offers = fact.makesOffer.map((offer: { price: number; url: string }) => [
        offer.url,
        offer.price,
      ]);
      expect(offers).toEqual(
        rooms.map(({ slug, nightly_price }) => [
          `${app.siteUrl}${prefix}/quarto/${slug}`,
          nightly_price / 100,
        ]),
      );
      const [least, most] = [Math.min, Math.max].map((end) =>
        price(end(...rooms.map(({ nightly_price }) => nightly_price)), language),
      );
      expect(fact.priceRange).toBe(`${least} - ${most}`);
      const text = read.tags["og:description"] ?? "";
      for (const part of [least, most, property?.city, property?.state])
        expect(text).toContain(part);
    });

    test("a page says each thing once, short enough to be read in a message", async ({
      page,
      app,
    }) => {
      const paths = ["", "/quarto/quarto-mar", "/privacidade"];
      for (const path of paths) {
        const { tags, canonical, titles } = await readPage(page, app.siteUrl + prefix + path);
        expect(tags).toMatchObject({
          "og:type": "website",
          "og:site_name": "Pousada Maré Mansa",
          "og:locale": language.replace("-", "_"),
          "og:title": titles[0],
          "og:url": canonical[0],
          "twitter:card": "summary_large_image",
          "twitter:title": titles[0],
          "twitter:description": tags["og:description"],
          "twitter:image": tags["og:image"],
        });
        expect(titles).toHaveLength(1);
        expect(titles[0]?.length).toBeLessThanOrEqual(65);
        expect(tags.description?.length).toBeLessThanOrEqual(200);
        expect(tags["og:image"]).toMatch(new RegExp(`^${app.siteUrl}/media/`));
      }
    });
  });
}

test("the data is read under the strict policy, and stays what it was once scripts have run", async ({
  page,
  app,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { noteViolation(what: string): void }).noteViolation(
        event.violatedDirective,
      ),
    ),
  );
  for (const path of ["/", "/en/quarto/quarto-mar", "/quarto?id=mar", "/privacidade"]) {
    const answer = await page.goto(app.siteUrl + path, { waitUntil: "networkidle" });
    expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe-inline");
    const { facts } = await readPage(page, app.siteUrl + path);
    const shown = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(shown.flatMap((text) => JSON.parse(text)["@graph"])).toEqual(facts);
  }
  expect(violations).toEqual([]);
});

test("what the owner writes ends no script and opens no tag", async ({ page, app }) => {
  const hostile = '</script><script>window.broken = 1</script>"><meta name="broken"> & fim';
  const [room] = await app.query<{ texts: object }>(
    "select texts from listing where id = 'jangada'",
  );
  const texts = { ...room?.texts, name: hostile, paragraphs: [hostile] };
  await app.query("update listing set texts = $1 where id = 'jangada'", [texts]);
  try {
    const { facts, tags } = await readPage(page, `${app.siteUrl}/quarto/quarto-jangada`);
    expect(factOf(facts, "HotelRoom")).toMatchObject({ name: hostile, description: hostile });
    expect(tags["og:title"]).toContain(hostile);
    expect(tags).not.toHaveProperty("broken");
  } finally {
    await app.query("update listing set texts = $1 where id = 'jangada'", [room?.texts]);
  }
});

test("what a page told of itself goes when the visitor goes on", async ({ page, app }) => {
  const told = page.locator(
    'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
  );
  await page.goto(app.siteUrl);
  await expect(told.first()).toBeAttached();
  await page.getByRole("link", { name: "Quarto Farol" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Farol" })).toBeVisible();
  await expect(told).toHaveCount(0);
});
