/** A field's problem, in Portuguese, or null. */
export const checks = {
  email: (value) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : "Escreva um e-mail como nome@exemplo.com.",
  phone: (value) => (digits(value).length >= 10 ? null : "Escreva o telefone com DDD."),
  name: (value) => (value.trim().length >= 2 ? null : "Escreva seu nome."),
  required: (value) => (value.trim() === "" ? "Preencha este campo." : null),
  cardNumber,
  cardExpiry,
  cardCvc: (value) => (/^\d{3,4}$/.test(value) ? null : "O CVC tem 3 dígitos, no verso do cartão."),
};

export function digits(value) {
  return value.replace(/\D/g, "");
}

export function readExpiry(value) {
  const [, month, year] = value.match(/^(\d{2})\s*\/\s*(\d{2})$/) ?? [];
  return month === undefined ? null : { month: Number(month), year: 2000 + Number(year) };
}

function cardNumber(value) {
  const number = digits(value);
  if (number.length < 13) return "Escreva o número inteiro do cartão.";
  return passesLuhn(number) ? null : "O número do cartão não confere.";
}

function cardExpiry(value, today = new Date()) {
  const expiry = readExpiry(value);
  if (expiry === null) return "Escreva a validade como MM / AA.";
  if (expiry.month < 1 || expiry.month > 12) return "O mês da validade vai de 01 a 12.";
  const firstDayAfter = new Date(expiry.year, expiry.month, 1);
  return firstDayAfter > today ? null : "Este cartão está vencido.";
}

function passesLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
