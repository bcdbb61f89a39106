import type { Centavos } from "../../../domain/money.ts";

/** What is left of a whole centavo after a multiplication in binary. */
const TOLERANCE = 1e-6;

/** Mercado Pago speaks of decimal reais. Less than a centavo is a mistake, never rounded away. */
export function toCentavos(reais: number): Centavos {
  const centavos = Math.round(reais * 100);
  if (!Number.isSafeInteger(centavos) || Math.abs(reais * 100 - centavos) > TOLERANCE) {
    throw new Error("an amount of other than whole centavos");
  }
  return centavos;
}
