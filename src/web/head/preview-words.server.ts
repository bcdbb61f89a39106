import { formatStay } from "../../domain/format-stay.ts";
import type { Guests } from "../../domain/guests.ts";
import { type Centavos, formatPrice } from "../../domain/money.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { head } from "../content/pt-BR/head.ts";
import { guestWords } from "../guest-words.ts";
import type { SiteInHead } from "./site-in-head.server.ts";

// Needed by the server alone.
addPortuguese({ head });

/** Roughly what search engines display. */
const LONGEST = 160;

/** 'Porto Manso, BA' */
export function placeOf({ property }: SiteInHead): string {
  return property.place;
}

/** 'Quartos de R$620 a R$3.200 por noite em Porto Manso, BA.' */
export function priceWords(site: SiteInHead, prices: readonly Centavos[]): string {
  if (prices.length === 0) return "";
  const { t } = i18nFor(site.language);
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatPrice(price, site.language),
  );
  const place = placeOf(site);
  return least === most
    ? t("head.onePrice", { price: least, place })
    : t("head.prices", { least, most, place });
}

/** '12 a 15 de dezembro de 2026: R$2.670 no total, 3 noites, 2 hóspedes.' */
export function stayWords(
  { language }: SiteInHead,
  { stay, guests, total }: { stay: Stay; guests: Guests; total: Centavos },
): string {
  const { t } = i18nFor(language);
  return t("head.stay", {
    dates: t("head.dates", {
      stay: formatStay(stay, "long", language),
      year: stay.checkOut.slice(0, 4),
    }),
    total: formatPrice(total, language),
    nights: t("booking.nights", { count: nightCount(stay) }),
    guests: guestWords(guests, t),
  });
}

/** Cuts at a word boundary. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s.,;:]+$/, "")}…`;
}
