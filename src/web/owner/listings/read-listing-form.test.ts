import { expect, test } from "vitest";
import type { ListingInEditor } from "../../../contract/owner/listings.ts";
import { day } from "../../../domain/day.ts";
import { countChanges, formOf } from "./listing-form.ts";
import { readListingForm, readTerms } from "./read-listing-form.ts";

const words = { name: "Mar", cardText: "Perto.", paragraphs: ["Um.", "Dois."], observations: [] };
const kept: ListingInEditor = {
  id: "mar",
  version: 3,
  published: true,
  hasHistory: false,
  listing: {
    photos: [{ id: "abc", width: 900, height: 600, alt: "A cama", altEnglish: "" }],
    portuguese: words,
    english: { name: "", cardText: "", paragraphs: [], observations: [] },
    amenities: [{ icon: "wifi", title: "Wi-Fi", text: "", titleEnglish: "", textEnglish: "" }],
    capacity: 3,
    roomCount: 1,
    wholeHouse: false,
    rates: {
      nightlyPrice: 89_050,
      weekendPrice: null,
      includedGuests: 2,
      extraAdult: 13_000,
      childUpTo12: 0,
      childAbove12: 13_000,
      seasons: [
        {
          firstNight: day("2027-03-01"),
          lastNight: day("2027-06-30"),
          nightlyPrice: 69_000,
          fromNights: 3,
          minNights: null,
          createdAt: 1_790_000_000_000,
        },
      ],
    },
    ratesValidUntil: null,
    minNights: 1,
    maxNights: 30,
    noArrivalWeekdays: [1],
    physicalRoomIds: [1],
  },
};
const form = formOf(kept);

test("what is shown and not touched is read as it was", () => {
  expect(readListingForm(form)).toEqual({ value: kept.listing, complaints: {} });
});

test("typed prices, lines and blanks become what is meant", () => {
  const { value } = readListingForm({
    ...form,
    nightlyPrice: "1.190",
    weekendPrice: "1.290,50",
    childAbove12: "",
    description: " Um. \n\n  Dois.\n",
  });
  expect(value?.rates).toMatchObject({
    nightlyPrice: 119_000,
    weekendPrice: 129_050,
    childAbove12: 0,
  });
  expect(value?.portuguese.paragraphs).toEqual(["Um.", "Dois."]);
});

test("every field that cannot be read says so at its own place", () => {
  const [season] = form.seasons;
  const [photo] = form.photos;
  if (!season || !photo) throw new Error("the example has both");
  const { value, complaints } = readListingForm({
    ...form,
    name: " ",
    photos: [{ ...photo, alt: "" }],
    capacity: "0",
    nightlyPrice: "caro",
    minNights: "5",
    maxNights: "4",
    seasons: [season, { ...season, lastNight: "2027-02-01", fromNights: "x" }],
    noArrivalWeekdays: [0, 1, 2, 3, 4, 5, 6],
    physicalRoomIds: [],
  });
  expect(value).toBeNull();
  expect(Object.keys(complaints).sort()).toEqual([
    "capacity",
    "maxNights",
    "name",
    "nightlyPrice",
    "noArrivalWeekdays",
    "photos.0.alt",
    "physicalRoomIds",
    "seasons.1.fromNights",
    "seasons.1.lastNight",
  ]);
});

test.each([
  ["more included guests than it sleeps", { includedGuests: "4" }],
  ["none", { includedGuests: "0" }],
  ["a price for further adults without a number", { includedGuests: "" }],
])("%s is said at the included guests", (_, change) => {
  const { value, complaints } = readListingForm({ ...form, ...change });
  expect(value).toBeNull();
  expect(Object.keys(complaints)).toEqual(["includedGuests"]);
});

test("an empty number of included guests means everybody it sleeps", () => {
  const { value } = readListingForm({ ...form, includedGuests: " ", extraAdult: "" });
  expect(value?.rates).toMatchObject({ includedGuests: null, extraAdult: 0 });
});

test("a price can be tried out while the texts are unfinished", () => {
  expect(readTerms({ ...form, name: "" }).value?.rates).toEqual(kept.listing.rates);
});

test("changes are counted by field, and taking one back uncounts it", () => {
  const changed = { ...form, name: "Maré", seasons: [] };
  expect(countChanges(form, changed)).toBe(2);
  expect(countChanges(form, { ...changed, name: form.name })).toBe(1);
});
