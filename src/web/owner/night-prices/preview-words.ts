import type { PricedRun } from "../../../contract/owner/prices.ts";
import { formatMoney } from "../../../domain/money.ts";
import { nightsWords } from "../ui/words.ts";

const money = (amount: number) => formatMoney(amount, "pt-BR");

/** '12 a 15 de janeiro de 2027: de R$ 890 para R$ 1.200' */
export function runWords({ firstNight, lastNight, before, after, minNights }: PricedRun): string {
  const price =
    before.price === after.price
      ? `já custa ${money(after.price)}`
      : `de ${money(before.price)} para ${money(after.price)}`;
  const { longer } = before;
  return [
    `${nightsWords(firstNight, lastNight)}: ${price}`,
    longer &&
      !after.longer &&
      `sai o preço de ${money(longer.price)} a partir de ${longer.fromNights} noites`,
    minNights.before !== minNights.after &&
      `estadia mínima de ${minNights.after}, era de ${minNights.before}`,
  ]
    .filter(Boolean)
    .join("; ");
}
