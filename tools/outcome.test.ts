import { expect, test } from "vitest";
import { exitCodeOf, type Outcome, outcomeOf } from "./outcome.ts";

test.each<Outcome>(["passed", "failed", "unknown"])("a step that has %s says so", (outcome) => {
  expect(outcomeOf(exitCodeOf(outcome))).toBe(outcome);
});

test.each([2, 137, null])("a step that ends with %s has failed", (code) => {
  expect(outcomeOf(code)).toBe("failed");
});
