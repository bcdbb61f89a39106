/** Whole centavos of a real. The only form money takes inside the house. */
export type Centavos = number;

export function fromReais(reais: number): Centavos {
  return Math.round(reais * 100);
}

export function toReais(centavos: Centavos): number {
  return centavos / 100;
}

/** 'R$ 2.670' with a no-break space; centavos only where there are any. */
export function formatMoney(centavos: Centavos, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "BRL",
    minimumFractionDigits: centavos % 100 === 0 ? 0 : 2,
  }).format(toReais(centavos));
}

/** 'R$890', as the specification writes the nightly price: no space after the sign. */
export function formatPrice(centavos: Centavos, language: string): string {
  return formatMoney(centavos, language).replace(/\s/u, "");
}
