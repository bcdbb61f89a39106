/** Integer centavos, the only representation of money. */
export type Centavos = number;

export function fromReais(reais: number): Centavos {
  return Math.round(reais * 100);
}

export function toReais(centavos: Centavos): number {
  return centavos / 100;
}

/** 'R$ 2.670' with a no-break space; centavos only if not zero. */
export function formatMoney(centavos: Centavos, language: string): string {
  return moneyFormatter(language, centavos % 100 === 0 ? 0 : 2).format(toReais(centavos));
}

/** 'R$ 2.670,00', as documents write it. */
export function formatExactMoney(centavos: Centavos, language: string): string {
  return moneyFormatter(language, 2).format(toReais(centavos));
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating a formatter is expensive, so both are cached. */
function moneyFormatter(language: string, minimumFractionDigits: 0 | 2): Intl.NumberFormat {
  const key = `${language} ${minimumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const options = { style: "currency", currency: "BRL", minimumFractionDigits } as const;
  const formatter = new Intl.NumberFormat(language, options);
  formatters.set(key, formatter);
  return formatter;
}

/** 'R$890', as the specification writes the nightly price: no space. */
export function formatPrice(centavos: Centavos, language: string): string {
  return formatMoney(centavos, language).replace(/\s/u, "");
}

/** One million reais: more is a typing error, and far below the columns' limit. */
const MOST: Centavos = 100_000_000;
const typed = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * 'R$ 890', '890' or '1.890,50'; null if it is no amount. A point before the last one or two digits
 * counts as a decimal comma, which some phone keypads lack.
 */
export function parseMoney(text: string): Centavos | null {
  const match = typed.exec(text.replace(/R\$|\s/giu, ""));
  if (!match) return null;
  const [, reais = "", fraction = ""] = match;
  const amount = Number(reais.replaceAll(".", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return amount <= MOST ? amount : null;
}

/** Divides an amount by weights into whole centavos that add up; the first gets the remainder. */
export function shareOut(amount: Centavos, weights: readonly number[]): Centavos[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => (sum > 0 ? Math.floor((amount * weight) / sum) : 0));
  const rest = amount - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}
