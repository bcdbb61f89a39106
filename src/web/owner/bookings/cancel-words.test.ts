import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { keptWords, lawWords, ruleWords } from "./cancel-words.ts";

const until = { day: day("2026-11-22"), time: "14:32" };
const terms = { refundAmount: 69_000, refundable: 138_000, withdrawal: null };

test("what stays is the policy's only as far as the policy keeps it", () => {
  expect(keptWords(terms, 69_000)).toMatch(/^R\$\s690 ficam com a casa, pela política\.$/);
  expect(keptWords(terms, 30_000)).toMatch(/^R\$\s1\.080 ficam com a casa, se for o combinado\.$/);
  expect(keptWords(terms, 100_000)).toMatch(/^R\$\s380 ficam com a casa\.$/);
  expect(keptWords(terms, 138_000)).toBe(null);
});

test("the law's days are told while they run and after", () => {
  expect(lawWords({ withdrawal: { until, isRunning: true } })).toMatch(/^Até 22 .*tudo/);
  expect(lawWords({ withdrawal: { until, isRunning: false } })).toMatch(/acabaram em 22 /);
  expect(lawWords(terms)).toBe(null);
  expect(ruleWords({ withdrawal: { until, isRunning: true } })).toMatch(/sete dias/);
  expect(ruleWords({ withdrawal: { until, isRunning: false } })).toMatch(/política/);
});
