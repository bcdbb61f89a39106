import { expect, test } from "vitest";
import type { PricedRun } from "../../../contract/owner/prices.ts";
import { day } from "../../../domain/day.ts";
import { runWords } from "./preview-words.ts";

const run: PricedRun = {
  ...{ firstNight: day("2027-01-12"), lastNight: day("2027-01-14") },
  before: { price: 89_000, longer: null },
  after: { price: 120_000, longer: null },
  minNights: { before: 1, after: 1 },
};
const said = (of: Partial<PricedRun>) => runWords({ ...run, ...of }).replaceAll("\u00a0", " ");

test("says what a night costs now and would cost", () => {
  expect(said({})).toBe("12 a 14 de janeiro de 2027: de R$ 890 para R$ 1.200");
  expect(said({ lastNight: run.firstNight, after: run.before })).toBe(
    "12 de janeiro de 2027: já custa R$ 890",
  );
});

test("says what else changes with it", () => {
  const longer = { fromNights: 3, price: 69_000 };
  expect(said({ before: { price: 89_000, longer }, minNights: { before: 1, after: 2 } })).toBe(
    "12 a 14 de janeiro de 2027: de R$ 890 para R$ 1.200; sai o preço de R$ 690 a partir de 3 noites; estadia mínima de 2, era de 1",
  );
});
