import { expect, test } from "vitest";
import { policyWords } from "./guest-page-words.ts";

test.each([
  [[], "tudo nos 7 dias da compra"],
  [[[0, 50]], "tudo nos 7 dias da compra e 50% até o dia da chegada"],
  [
    [
      [7, 100],
      [1, 50],
    ],
    "tudo nos 7 dias da compra, 100% até 7 dias antes da chegada e 50% até 1 dia antes",
  ],
])("a policy with the steps %j gives back %s", (steps, words) => {
  const tiers = steps.map(([daysBefore = 0, refundPercent = 0]) => ({ daysBefore, refundPercent }));
  expect(policyWords({ regretDays: 7, tiers })).toBe(words);
});
