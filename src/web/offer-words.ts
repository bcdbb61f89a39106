import type { TFunction } from "i18next";
import { type Centavos, formatMoney } from "../domain/money.ts";
import type { Offer } from "../domain/offer.ts";

/** 'Preço para 3 noites ou mais' */
export function offerWords({ fromNights }: Offer, t: TFunction): string {
  return fromNights === null
    ? t("booking.offer.season")
    : t("booking.offer.nights", { nights: fromNights });
}

/** 'Fique mais uma noite por R$ 290'; the new total where the longer stay is not dearer. */
export function oneMoreNightWords(
  price: Centavos,
  total: Centavos,
  t: TFunction,
  language: string,
): string {
  return price > 0
    ? t("booking.oneMoreNight.price", { price: formatMoney(price, language) })
    : t("booking.oneMoreNight.total", { price: formatMoney(total + price, language) });
}
