import { expect, test } from "vitest";
import { swapWords } from "./swap-words.ts";

const pix = { key: "pix@maremansa.example", payee: "Maré Mansa", onSite: true };
const typed = (key: string, more: object = {}) => ({ key, payee: "Maré Mansa", ...more });

test("a swap shows the key of today and the new one, and what becomes of a Pix begun before", () => {
  const words = swapWords(pix, typed("nova@maremansa.example", { left: "swap" }));
  expect(words?.title).toBe("Trocar a chave Pix");
  expect(words?.facts).toEqual([
    ["Hoje", "pix@maremansa.example"],
    ["Nova", "nova@maremansa.example"],
  ]);
  expect(words?.lead).toContain("termina na chave de antes");
});

test("a key that was not the house's ends what was begun with it", () => {
  const words = swapWords(pix, typed("nova@maremansa.example", { left: "not-ours" }));
  expect(words?.lead).toContain("acabam");
});

test("a first key, none any more, and another payee have words of their own", () => {
  expect(swapWords(null, typed("pix@maremansa.example"))?.facts[0]).toEqual(["Hoje", "sem chave"]);
  expect(swapWords(pix, typed(""))?.facts[1]).toEqual(["Nova", "sem chave"]);
  const payee = swapWords(pix, typed(pix.key, { payee: "Outra Casa" }));
  expect(payee).toMatchObject({ title: "Trocar quem recebe", button: "Trocar" });
  expect(swapWords(pix, typed(pix.key))).toBe(null);
});
