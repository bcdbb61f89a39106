import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { formatHour } from "../src/domain/format-hour.ts";
import { casaInteira } from "./casa-inteira.ts";
import { sampleListings } from "./listings.ts";
import { sampleProperty } from "./property.ts";
import { quartoMar } from "./quarto-mar.ts";

const bundledFiles = readdirSync(new URL("./photos/", import.meta.url));
const singleRooms = sampleListings.filter((room) => !room.full_space);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const keys = (value: object) => Object.keys(value).sort();

/** Every string in sample data, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test("ruling 34: the house has its five listings in the order of the home page", () => {
  expect(sampleListings.map(({ id, name, price }) => [id, name, price])).toEqual([
    ["mar", "Quarto Mar", 890],
    ["coqueiro", "Quarto Coqueiro", 760],
    ["jangada", "Quarto Jangada", 820],
    ["farol", "Quarto Farol", 690],
    ["casa-inteira", "Casa inteira", 2900],
  ]);
});

describe.each(sampleListings)("sample room $id", (room) => {
  const { data_page: page, data_card: card, english } = room;

  it("S3.07 S3.08 has the specified fields, a flag and a list", () => {
    const specified = [
      ...["id", "name", "people", "rooms", "full_space", "price", "promotional_price_out_season"],
      ...["reserved_date", "bookUrl", "data_page", "data_card"],
    ];
    expect(keys(room)).toEqual([...specified, "included", "english"].sort());
    expect(room.full_space).toBeTypeOf("boolean");
    expect(room.reserved_date).toBeInstanceOf(Array);
  });

  it("S3.09 S3.10 has the specified page, with two fees for children", () => {
    expect(keys(page)).toEqual(
      [
        ...["name", "descriptions", "room_benefits", "validity_date", "observations"],
        ...["extras", "images"],
      ].sort(),
    );
    expect(keys(page.extras)).toEqual(["child_above_12", "child_up_to_12"]);
    expect(page.name).toBe(room.name);
    expect(page.descriptions).toHaveLength(3);
    expect(page.room_benefits).toHaveLength(6);
    for (const benefit of page.room_benefits)
      expect(keys(benefit)).toEqual(["icon", "text", "title"]);
  });

  it("S3.11 has the specified card, which shows the gallery's first photo and opens the room", () => {
    expect(keys(card)).toEqual(["image", "text", "title", "url"]);
    expect(card.title).toBe(room.name);
    expect(card.image).toBe(page.images[0]?.file);
    expect(card.url).toBe(`/quarto?id=${room.id}`);
    expect(room.bookUrl).toBe(`${card.url}#reserva`);
  });

  it("S9.04 S9.05 charges 90 and 130 per child and night, and says the same in words", () => {
    expect(page.extras).toEqual({ child_up_to_12: 90, child_above_12: 130 });
    const { child_up_to_12: upTo12, child_above_12: above12 } = page.extras;
    expect(page.observations[0]).toMatch(
      new RegExp(`até 12 .* ${upTo12} .* de 12: R. ${above12} `),
    );
    expect(english.observations[0]).toMatch(
      new RegExp(`up to age 12: R. ${upTo12} .* 12: R. ${above12} `),
    );
  });

  it("S9.06 is valid until 17-12-2024, and no observation repeats it", () => {
    expect(page.validity_date).toBe("17-12-2024");
    expect(page.observations.join(" ")).not.toMatch(/válid|dezembro/i);
  });

  it("S9.09 writes its reserved days day-month-year, in order and once each", () => {
    expect(room.reserved_date.length).toBeGreaterThanOrEqual(3);
    expect(room.reserved_date.length).toBeLessThanOrEqual(8);
    for (const day of room.reserved_date) expect(day).toMatch(/^(0[1-9]|[12]\d|3[01])-12-2024$/);
    expect(room.reserved_date).toEqual([...new Set(room.reserved_date)].sort());
  });

  it("tells the house's hours as the property has them", () => {
    const [from, until] = [sampleProperty.checkInTime, sampleProperty.checkOutTime];
    const hour = (time: string) => `${Number(time.slice(0, 2))}h`;
    expect(page.observations[1]).toContain(`a partir das ${hour(from)}`);
    expect(page.observations[1]).toContain(`até as ${hour(until)}`);
    const inEnglish = (time: string) => formatHour(time, "en-US").replace(/\s/, " ");
    expect(english.observations[1]).toContain(
      `from ${inEnglish(from)}, check-out until ${inEnglish(until)}`,
    );
  });

  it("ruling 45: says in English as much as in Portuguese, and nothing in both", () => {
    expect(english.descriptions).toHaveLength(page.descriptions.length);
    expect(english.room_benefits).toHaveLength(page.room_benefits.length);
    expect(english.observations).toHaveLength(page.observations.length);
    expect(english.card.title).toBe(english.name);
    const portuguese = textsIn([room.name, card.text, page.descriptions, page.observations]);
    const benefitTexts = page.room_benefits.map(({ text }) => text);
    for (const text of textsIn(english))
      expect([...portuguese, ...benefitTexts]).not.toContain(text);
  });
});

test("S9.03 the default sample price is 890 per night", () => {
  expect(sampleListings[0]?.price).toBe(890);
});

test("ruling 38: each listing sleeps as many as ruled, the whole house everybody", () => {
  expect(sampleListings.map(({ people }) => people)).toEqual([3, 4, 5, 2, 14]);
  expect(casaInteira.people).toBe(sum(singleRooms.map(({ people }) => people)));
  expect(casaInteira.rooms).toBe(sum(singleRooms.map(({ rooms }) => rooms)));
  expect(sampleListings.filter(({ full_space }) => full_space)).toEqual([casaInteira]);
});

test("ruling 5: the whole house is reserved only on nights when no room is", () => {
  const nightsOfRooms = singleRooms.flatMap(({ reserved_date }) => reserved_date);
  expect(nightsOfRooms.length).toBeGreaterThan(0);
  expect(casaInteira.reserved_date.filter((night) => nightsOfRooms.includes(night))).toEqual([]);
});

test("ruling 41: only Quarto Mar has an out-of-season price, the one the promotion names", () => {
  const promoted = sampleListings.filter((room) => room.promotional_price_out_season !== null);
  expect(promoted).toEqual([quartoMar]);
  const price = `R$ ${quartoMar.promotional_price_out_season}`;
  for (const [text, name] of [
    [sampleProperty.promotion.text, quartoMar.name],
    [sampleProperty.english.promotion.text, quartoMar.english.name],
  ]) {
    expect(text).toContain(price);
    expect(text).toContain(name);
  }
});

test("S1.04 the house has exactly two phone numbers", () => {
  expect(keys(sampleProperty).filter((key) => /phone/i.test(key))).toEqual([
    "phone",
    "secondPhone",
  ]);
  expect(sampleProperty.phone).toMatch(/^\(\d\d\) \d{4}-\d{4}$/);
  expect(sampleProperty.secondPhone).toMatch(/^\(\d\d\) \d{5}-\d{4}$/);
  expect(sampleProperty.whatsapp).toBe(`55${sampleProperty.secondPhone.replace(/\D/g, "")}`);
});

test("S1.05 S1.06 S3.15 the six benefits are there, one each", () => {
  expect(sampleProperty.benefits.map(({ type }) => type)).toEqual([
    ...["beach", "wifi", "bicycles", "beach-tent", "family", "flexible-check-in"],
  ]);
  for (const benefit of sampleProperty.benefits)
    expect(keys(benefit)).toEqual(["text", "title", "type"]);
  expect(sampleProperty.english.benefits).toHaveLength(6);
});

test("S1.07 S3.16 the carousel has a title, a text and seven different images in order", () => {
  expect(keys(sampleProperty.learnMore)).toEqual(["images", "text", "title"]);
  expect(sampleProperty.learnMore.images.map(({ file }) => file)).toEqual([
    ...["praia.jpg", "varanda-redes.jpg", "cafe-da-manha.jpg", "jardim.jpg"],
    ...["bicicletas.jpg", "fachada.jpg", "por-do-sol.jpg"],
  ]);
});

test("S3.13 the hotel display data is complete", () => {
  const { name, address, city, state, phone, secondPhone, dashboardUrl } = sampleProperty;
  for (const value of [name, address, city, state, phone, secondPhone, dashboardUrl]) {
    expect(value).toMatch(/\S/);
  }
  expect(Math.abs(sampleProperty.latitude)).toBeLessThanOrEqual(90);
  expect(Math.abs(sampleProperty.longitude)).toBeLessThanOrEqual(180);
  expect(sampleProperty).toHaveProperty("mapKey");
});

test("S3.17 S3.18 promotion and about-us block have their parts in both languages", () => {
  for (const texts of [sampleProperty, sampleProperty.english]) {
    expect(keys(texts.promotion)).toEqual(["text", "title"]);
    expect(texts.aboutUs).toMatchObject({
      callToActionTitle: expect.stringMatching(/\S/),
      callToActionText: expect.stringMatching(/\S/),
    });
  }
});

test("S9.02 the property year is 2024", () => {
  expect(sampleProperty.year).toBe(2024);
});

test("ruling 40: the cancellation policy is the default one", () => {
  expect(sampleProperty.cancellationPolicy).toEqual({
    regretDays: 7,
    tiers: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ],
  });
});

test("every photo named is bundled, every bundled photo is used and described twice", () => {
  const photos = [
    ...[sampleProperty.heroPhoto, sampleProperty.aboutUs.photo],
    ...sampleProperty.learnMore.images,
    ...sampleListings.flatMap((room) => room.data_page.images),
  ];
  expect(bundledFiles).toHaveLength(27);
  expect([...new Set(photos.map(({ file }) => file))].sort()).toEqual([...bundledFiles].sort());
  for (const { alt, alt_en } of photos) expect(alt).not.toBe(alt_en);
});

test("no text in the sample is empty or left blank around", () => {
  const texts = textsIn([sampleListings, sampleProperty]);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => text === "" || text !== text.trim())).toEqual([]);
});
