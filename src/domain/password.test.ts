import { expect, test } from "vitest";
import { flawOf } from "./password.ts";

const about = {
  name: "Dona Lia",
  email: "lia.ramos@maremansa.example",
  propertyName: "Pousada Maré Mansa",
};

test.each([
  "aaaaaaaaaaaa",
  "abababababab",
  "senhasenhasenha",
  "senha123456789",
  "S3nh4-S3nh4-2026",
])("%s is what everybody tries first", (password) =>
  expect(flawOf(password, about)).toBe("common"),
);

test.each([
  "123456789012",
  "987654321098",
  "qwertyuiop12",
  "abcdefghijklm",
  "31121984 0312",
  "password1234",
  "P@ssw0rd!2026",
  "pousada-2026!",
  "mudar123mudar",
])("%s is in order, a number, or a common word with a number behind it", (password) =>
  expect(flawOf(password, about)).toBe("common"),
);

test.each(["Maré Mansa 2026", "liaramos123456", "maremansa-lia", "pousadamaremansa"])(
  "%s is made of her own names",
  (password) => expect(flawOf(password, about)).toBe("own"),
);

test.each([
  "rede-na-varanda",
  "uma-senha-bem-longa",
  "senha-longa-do-rui",
  "uma-senha-novinha",
  "frase longa de teste",
  "xK7#pw29qLmz",
  "café com tapioca às sete",
  "83k71926z058",
])("%s is nobody's first guess", (password) => expect(flawOf(password, about)).toBeNull());

test("eleven letters are too few, whatever they are", () => {
  expect(flawOf("xK7#pw29qLm", about)).toBe("short");
});
