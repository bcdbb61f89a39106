import type { Stay } from "../../src/domain/stay.ts";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { inBothLanguages, price, roomsOf } from "./listings.ts";
import { factOf, readPage } from "./read-page.ts";

const asked = ({ checkIn, checkOut }: Stay) => `startDate=${checkIn}&endDate=${checkOut}`;

/** A guest holds the nights; returns their price from the database. */
async function take(app: App, quartoId: string, stay: Stay): Promise<number> {
  const body = { quartoId, startDate: stay.checkIn, endDate: stay.checkOut };
  const answer = await fetch(`${app.siteUrl}/payment/create-checkout-session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.251" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const { checkoutId } = (await answer.json()) as { checkoutId: string };
  const [booking] = await app.query<{ total: number }>(
    "select total from booking_account join payment_session using (booking_id) where checkout_id = $1",
    [checkoutId],
  );
  return booking?.total ?? 0;
}

test("a shared stay promises its dates and what it will cost, until somebody takes it", async ({
  page,
  app,
}) => {
  const stay = stayAhead(460, 4);
  const day = Number(stay.checkIn.slice(8));
  const rooms = inBothLanguages.map(({ language, prefix }) => ({
    language,
    prefix,
    url: `${app.siteUrl}${prefix}/quarto?id=farol&${asked(stay)}`,
  }));
  const before = await Promise.all(rooms.map(({ url }) => readPage(page, url)));
  const total = await take(app, "farol", stay);

  for (const [index, { language, prefix, url }] of rooms.entries()) {
    const { tags, facts, canonical } = before[index] ?? (await readPage(page, url));
    expect(tags["og:description"]).toContain(price(total, language));
    expect(tags["og:description"]).toMatch(
      new RegExp(`\\b${day}\\b.*${stay.checkOut.slice(0, 4)}`),
    );
    expect(tags["og:url"]).toBe(`${canonical[0]}?${asked(stay)}&people=2`);
    expect(canonical).toEqual([`${app.siteUrl}${prefix}/quarto/quarto-farol`]);
    expect(factOf(facts, "HotelRoom").offers[0]).toMatchObject({
      "@type": ["Offer", "LodgingReservation"],
      price: total / 100,
      availability: "https://schema.org/InStock",
      checkinTime: expect.stringContaining(stay.checkIn),
      checkoutTime: expect.stringContaining(stay.checkOut),
    });

    const after = await readPage(page, url);
    expect(after.tags["og:description"]).not.toContain(price(total, language));
    expect(after.tags["og:description"]).not.toContain(stay.checkOut.slice(0, 4));
    expect(after.tags["og:url"]).toBe(canonical[0]);
    const [offer] = factOf(after.facts, "HotelRoom").offers;
    expect(offer.availability).toBe("https://schema.org/SoldOut");
    expect(offer).not.toHaveProperty("price");
    expect(JSON.stringify(after.facts)).not.toContain("InStock");
  }
});

test("a shared search shows the lowest total of those that are free", async ({ page, app }) => {
  const stay = stayAhead(310, 2);
  const search = `${app.siteUrl}/?${asked(stay)}`;
  const lowest = async () => {
    const list = await fetch(
      `${app.siteUrl}/quartos/listarQuartos?${asked(stay)}&people=2&rooms=1`,
    );
    const rooms = (await list.json()) as { _id: string; cardTitle: string; total: number }[];
    return rooms.sort((one, other) => one.total - other.total)[0];
  };
  const first = await lowest();
  const text = (await readPage(page, search)).tags["og:description"];
  expect(text).toContain(first?.cardTitle);
  expect(text).toContain(price((first?.total ?? 0) * 100, "pt-BR"));
  await take(app, first?._id ?? "", stay);

  const second = await lowest();
  const later = (await readPage(page, search)).tags["og:description"];
  expect(later).not.toContain(first?.cardTitle);
  expect(later).toContain(second?.cardTitle);
});

test("dates that make no stay, have passed or are not sold are not promised", async ({
  page,
  app,
}) => {
  const plain = await readPage(page, `${app.siteUrl}/quarto/quarto-mar`);
  const plainHome = await readPage(page, app.siteUrl);
  const wrong = [
    "startDate=2020-01-10&endDate=2020-01-12",
    asked(stayAhead(4_000, 2)),
    "startDate=2027-02-30&endDate=2027-03-02",
    "startDate=2027-03-10&endDate=2027-03-10",
    "startDate=%3Cscript%3E&endDate=2027-03-10",
  ];
  for (const dates of [...wrong, `${asked(stayAhead(320, 2))}&people=9`]) {
    const { tags, facts } = await readPage(page, `${app.siteUrl}/quarto/quarto-mar?${dates}`);
    expect(tags).toEqual(plain.tags);
    expect(JSON.stringify(facts)).not.toContain("InStock");
  }
  for (const dates of wrong) {
    const { tags } = await readPage(page, `${app.siteUrl}/?${dates}`);
    expect(tags["og:description"]).not.toMatch(/20\d\d|total/);
    expect(tags["og:url"]).toBe(plainHome.tags["og:url"]);
  }
});

async function swapFirstPhotos(app: App): Promise<void> {
  for (const [from, to] of [
    [0, -1],
    [1, 0],
    [-1, 1],
  ]) {
    await app.query(
      "update listing_photo set position = $2 where listing_id = 'coqueiro' and position = $1",
      [from, to],
    );
  }
}

test("a new price, a new first photo and a hidden room are the next reader's", async ({
  page,
  app,
}) => {
  const room = (await roomsOf(app)).find(({ id }) => id === "coqueiro");
  if (!room) throw new Error("no room");
  await app.query("update listing set nightly_price = 123400 where id = 'coqueiro'");
  await swapFirstPhotos(app);
  for (const { language, prefix } of inBothLanguages) {
    const { tags, facts } = await readPage(page, `${app.siteUrl}${prefix}/quarto/${room.slug}`);
    expect(tags["og:description"]).toContain(price(123_400, language));
    expect(tags["og:image"]).toContain(`/media/${room.photos[1]}/`);
    expect(factOf(facts, "HotelRoom").offers[0].price).toBe(1234);
    const home = await readPage(page, `${app.siteUrl}${prefix}`);
    const prices = factOf(home.facts, "BedAndBreakfast").makesOffer.map(
      (offer: { price: number }) => offer.price,
    );
    expect(prices).toContain(1234);
  }
  await app.query("update listing set published = false where id = 'coqueiro'");
  const gone = await readPage(page, `${app.siteUrl}/quarto/${room.slug}`);
  expect(gone).toMatchObject({ status: 404, robots: "noindex", facts: [] });
  expect(gone.tags.robots).toBe("noindex");
  const map = await (await fetch(`${app.siteUrl}/sitemap.xml`)).text();
  expect(map).not.toContain(room.slug);

  await app.query("update listing set published = true, nightly_price = $1 where id = 'coqueiro'", [
    room.nightly_price,
  ]);
  await swapFirstPhotos(app);
});
