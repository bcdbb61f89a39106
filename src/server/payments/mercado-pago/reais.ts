import type { Centavos } from "../../../domain/money.ts";

/** Rounding error of a multiplication in binary, in centavos. */
const TOLERANCE = 1e-6;

/** Mercado Pago uses decimal reais. A fraction of a centavo is an error, never rounded away. */
export function toCentavos(reais: number): Centavos {
  const centavos = Math.round(reais * 100);
  if (!Number.isSafeInteger(centavos) || Math.abs(reais * 100 - centavos) > TOLERANCE) {
    throw new Error("an amount of other than whole centavos");
  }
  return centavos;
}
