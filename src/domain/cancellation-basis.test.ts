import { expect, test } from "vitest";
import { basisOf } from "./cancellation-basis.ts";

const all = 138_000;
const byPolicy = { due: { amount: 69_000, isByLaw: false }, all, agreed: "" };
const byLaw = { due: { amount: all, isByLaw: true }, all, agreed: "" };

test("the house gives everything back, whatever is agreed", () => {
  expect(basisOf("house", all, byPolicy)).toBe("house");
  const agreed = { ...byPolicy, agreed: "Fica metade." };
  expect(() => basisOf("house", all - 1, agreed)).toThrow("refund-below-law");
});

test("what is due to a guest has the law's name within the seven days, and the policy's after", () => {
  expect(basisOf("guest", all, byLaw)).toBe("law");
  expect(basisOf("guest", 69_000, byPolicy)).toBe("policy");
});

test("more than is due is a gift", () => {
  expect(basisOf("guest", 69_001, byPolicy)).toBe("gift");
});

test("less is agreed on in words, and never within the seven days", () => {
  expect(() => basisOf("guest", 68_999, byPolicy)).toThrow("refund-below-policy");
  expect(() => basisOf("guest", 0, { ...byPolicy, agreed: "\u200b." })).toThrow(
    "refund-below-policy",
  );
  expect(basisOf("guest", 0, { ...byPolicy, agreed: "Fica como crédito." })).toBe("agreed");
  expect(() => basisOf("guest", 0, { ...byLaw, agreed: "Fica como crédito." })).toThrow(
    "refund-below-law",
  );
});
