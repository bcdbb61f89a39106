import { expect, test } from "vitest";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import { hasNumber, openedWords } from "./words.ts";

test("a chat is said to be opened, with who and when, and nothing more", () => {
  const openedAt = Date.UTC(2026, 10, 15, 18, 10);
  expect(openedWords({ openedAt, openedBy: "Dona Lia" }, "America/Bahia")).toBe(
    "aberto por Dona Lia, 15 de nov., 15:10",
  );
  expect(openedWords({ openedAt, openedBy: "person:x" }, "America/Bahia")).toMatch(
    /^aberto por alguém que já saiu,/,
  );
  expect(openedWords({ openedAt: null, openedBy: null }, "America/Bahia")).toBeNull();
});

test("a link with a number is told from one without", () => {
  expect(hasNumber({ url: whatsappUrl("5571955550142", "Oi") })).toBe(true);
  expect(hasNumber({ url: whatsappUrl("", "Oi") })).toBe(false);
});
