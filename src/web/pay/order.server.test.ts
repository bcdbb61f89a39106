import { expect, test } from "vitest";
import { meansOf } from "./order.server.ts";

test.each([
  ["what is asked for", { card: "page", pix: "code" }, "card", "card"],
  ["Pix, if nothing is asked for", { card: "page", pix: "code" }, null, "pix"],
  ["Pix, if cards are paid in the frame", { card: "frame", pix: "by-hand" }, "card", "pix"],
  ["a card, if the house takes no Pix", { card: "page", pix: null }, "pix", "card"],
  ["nothing, if all is paid in the frame", { card: "frame", pix: null }, "pix", null],
] as const)("is paid by %s", (_, ways, asked, means) => {
  expect(meansOf(ways, asked)).toBe(means);
});
