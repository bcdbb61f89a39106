import { expect, test } from "vitest";
import { agreedHint, untilWords } from "./form-words.ts";

const hint = (typed: string, listed: number | null = 500_000) =>
  agreedHint(typed, listed).replaceAll("\u00a0", " ");

test("an agreed price is compared with the list's", () => {
  expect(hint("4.800")).toBe("R$ 200 a menos que a tabela (4 %). Em branco, vale a tabela.");
  expect(hint("5.500")).toBe("R$ 500 a mais que a tabela (10 %). Em branco, vale a tabela.");
  expect(hint("4.999")).toContain("(menos de 1 %)");
  expect(hint("5000")).toBe("Igual à tabela. Em branco, vale a tabela.");
  for (const typed of ["", "0", "nada"]) expect(hint(typed)).toBe("Em branco, vale a tabela.");
  expect(hint("4.800", null)).toBe("Em branco, vale a tabela.");
});

test("an end has its day and its hour at the property", () => {
  expect(untilWords(Date.parse("2026-11-20T23:00:00Z"), "America/Bahia")).toBe(
    "sex., 20 de nov., 20h",
  );
});
