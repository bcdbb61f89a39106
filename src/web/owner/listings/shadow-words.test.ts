import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import type { SeasonForm } from "./listing-form.ts";
import { shadowWords } from "./shadow-words.ts";

const today = day("2026-11-15");
const season = (
  firstNight: string,
  lastNight: string,
  rest: Partial<SeasonForm> = {},
): SeasonForm => ({
  key: firstNight,
  firstNight,
  lastNight,
  nightlyPrice: "",
  fromNights: "",
  minNights: "",
  createdAt: null,
  ...rest,
});
const summer = season("2026-12-20", "2027-03-20");
const carnival = season("2027-02-05", "2027-02-09");

test("a season that gets all its nights is not spoken of", () => {
  expect(shadowWords([carnival], today)).toEqual([]);
  expect(shadowWords([summer, season("2027-02-05", "")], today)).toEqual([]);
});

test("the wider season is told which nights it does not get, wherever it stands", () => {
  const said = (season: number, by: number) => [
    `Temporada ${season}: 5 a 9 de fevereiro de 2027 ficam com a temporada ${by}, mais curta.`,
  ];
  expect(shadowWords([summer, carnival], today)).toEqual(said(1, 2));
  expect(shadowWords([carnival, summer], today)).toEqual(said(2, 1));
});

test("of two that are as long, the older one is told", () => {
  const older = { ...carnival, createdAt: 1 };
  expect(shadowWords([carnival, older], today)).toEqual([
    "Temporada 2: 5 a 9 de fevereiro de 2027 ficam com a temporada 1, mais nova.",
  ]);
});

test("nights lost to an offer for long stays are lost for those only", () => {
  const offer = season("2027-01-10", "2027-01-10", { fromNights: "3" });
  expect(shadowWords([summer, offer], today)).toEqual([
    "Temporada 1: 10 de janeiro de 2027, para estadias a partir de 3 noites, fica com a temporada 2, mais curta.",
  ]);
});

test("nights that are over are not spoken of", () => {
  expect(shadowWords([summer, carnival], day("2027-02-08"))).toEqual([
    "Temporada 1: 8 a 9 de fevereiro de 2027 ficam com a temporada 2, mais curta.",
  ]);
});
