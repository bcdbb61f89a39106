import { guestsInWords } from "../../../contract/guests-words.ts";
import { inLanguage, proposalUrl } from "../../../contract/page-urls.ts";
import { plural } from "../../../contract/quote-words.ts";
import { localTime } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatMinute } from "../../../domain/format-hour.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Guests } from "../../../domain/guests.ts";
import type { Language } from "../../../domain/language.ts";
import { fillMessage, type MessageValues } from "../../../domain/message-template.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { nightCount, type Stay } from "../../../domain/stay.ts";

export type Previewed = {
  readonly rooms: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly total: Centavos;
  /** Null: everything at once. */
  readonly deposit: Centavos | null;
  readonly validUntil: number;
  readonly keptUntil: number | null;
  readonly language: Language;
};

type House = {
  readonly shortName: string;
  readonly timeZone: string;
  readonly origin: string;
  readonly signer: string;
  /** Its own text; empty: the one that comes with the product. */
  readonly text: string;
};

/** The chat's text as it will be, but for the code, which nobody knows yet. */
export function previewText(previewed: Previewed, house: House): string {
  const { language } = previewed;
  const text = house.text || originalTexts.proposal[language];
  return fillMessage({ kind: "proposal", language, text }, valuesOf(previewed, house));
}

function valuesOf(previewed: Previewed, house: House): MessageValues {
  const { stay, language, total, deposit, validUntil, keptUntil } = previewed;
  const nights = nightCount(stay);
  const until = (at: number) => formatMinute(localTime(house.timeZone, at), "long", language);
  return {
    room: previewed.rooms,
    dates: formatStay(stay, "long", language),
    arrival: formatDay(stay.checkIn, "long-no-year", language),
    departure: formatDay(stay.checkOut, "long-no-year", language),
    nights:
      language === "pt-BR" ? plural(nights, "noite", "noites") : plural(nights, "night", "nights"),
    people: guestsInWords(previewed.guests, language),
    total: formatMoney(total, language),
    deposit: deposit === null ? null : formatMoney(deposit, language),
    validUntil: until(validUntil),
    keptUntil: keptUntil === null ? null : until(keptUntil),
    link: `${house.origin}${inLanguage(proposalUrl("…"), language)}`.replace("%E2%80%A6", "…"),
    property: house.shortName,
    signer: house.signer,
  };
}
