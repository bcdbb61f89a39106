import { expect, test } from "vitest";

const { checks } = await import(new URL("./checks.js", import.meta.url).href);

const today = new Date(2026, 10, 14);

test.each([
  ["email", "helena@exemplo.com"],
  ["phone", "(84) 91111-2222"],
  ["cardNumber", "4242 4242 4242 4242"],
  ["cardExpiry", "11 / 26"],
  ["cardCvc", "123"],
  ["name", "Helena"],
])("%s accepts %s", (check, value) => {
  expect(checks[check](value, today)).toBeNull();
});

test.each([
  ["email", "helena@", "Escreva um e-mail como nome@exemplo.com."],
  ["phone", "91111-2222", "Escreva o telefone com DDD."],
  ["cardNumber", "4242", "Escreva o número inteiro do cartão."],
  ["cardNumber", "4242 4242 4242 4241", "O número do cartão não confere."],
  ["cardExpiry", "1", "Escreva a validade como MM / AA."],
  ["cardExpiry", "13 / 30", "O mês da validade vai de 01 a 12."],
  ["cardExpiry", "10 / 26", "Este cartão está vencido."],
  ["cardCvc", "12", "O CVC tem 3 dígitos, no verso do cartão."],
  ["name", " ", "Escreva seu nome."],
  ["required", "", "Preencha este campo."],
])("%s refuses %s", (check, value, sentence) => {
  expect(checks[check](value, today)).toBe(sentence);
});
