import { expect, test } from "vitest";
import { hasLink, presentable } from "./guest-name.ts";

test.each([
  "https://mau.example/premio Silva",
  "mau.example/pix Maria",
  "Acesse mau.example hoje",
  "Premio: www.mau.example",
  "ana@mau.example Silva",
  "Ligue 0800 000 0000",
])("%s is no name, and becomes no link where it stands already", (name) => {
  expect(hasLink(name)).toBe(true);
  expect(hasLink(presentable(name) ?? "")).toBe(false);
});

test.each([
  "Helena Prado",
  "J. P. Silva",
  "João d'Ávila",
  "Dr. Souza",
  "Maria da Luz 2",
  "李 小龙",
])("%s stays as it is", (name) => {
  expect(hasLink(name)).toBe(false);
  expect(presentable(name)).toBe(name);
});

test("a name is one line of limited length, or none", () => {
  expect(presentable(" Ana\n\t Paula ")).toBe("Ana Paula");
  expect(presentable("a".repeat(200))).toHaveLength(80);
  expect(presentable(" \n ")).toBeNull();
  expect(presentable(null)).toBeNull();
});
