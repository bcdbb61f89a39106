import { type Centavos, formatMoney } from "../../../domain/money.ts";
import type { NightPrice } from "../../../domain/night-price.ts";

const money = (centavos: Centavos) => formatMoney(centavos, "pt-BR");

/** '1.400': in a price column the currency is clear. */
export const bareMoney = (centavos: Centavos) => money(centavos).replace(/^R\$\s/u, "");

/** Whether prices differ by night, so that each night has to show its own. */
export function doDiffer(prices: readonly NightPrice[]): boolean {
  return prices.some(({ price, longer }) => longer !== null || price !== prices[0]?.price);
}

/** 'R$ 890', 'R$ 690 a 1.400' */
export function pricesWords(prices: readonly NightPrice[]): string {
  const all = prices.flatMap(({ price, longer }) => (longer ? [price, longer.price] : [price]));
  if (all.length === 0) return "";
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? money(least) : `${money(least)} a ${bareMoney(most)}`;
}

/** ', R$ 890, ou R$ 690 a partir de 3 noites' */
export function priceName(of: NightPrice | undefined): string {
  if (!of) return "";
  const { price, longer } = of;
  const other = longer ? `, ou ${money(longer.price)} a partir de ${longer.fromNights} noites` : "";
  return `, ${money(price)}${other}`;
}
