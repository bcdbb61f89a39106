import { localTime } from "../domain/day.ts";
import { formatDay } from "../domain/format-day.ts";
import { formatHour, formatMinute } from "../domain/format-hour.ts";
import { formatStay } from "../domain/format-stay.ts";
import type { Guests } from "../domain/guests.ts";
import type { Language } from "../domain/language.ts";
import type { MessageValues } from "../domain/message-template.ts";
import { type Centavos, formatMoney } from "../domain/money.ts";
import type { Property } from "../domain/property.ts";
import { nightCount, type Stay } from "../domain/stay.ts";
import { guestsInWords } from "./guests-words.ts";
import { placeUrl } from "./page-urls.ts";
import { plural } from "./quote-words.ts";

type ToldStay = {
  readonly stay: Stay;
  readonly rooms: string;
  /** Null if the number of people is unknown. */
  readonly guests: Guests | null;
  readonly total: Centavos;
  /** In the guest's language. */
  readonly property: Omit<Property, "paymentChoice" | "handPix">;
  /** The name of the writer. */
  readonly signer: string | null;
};

/** The values that texts about bookings and proposals share. */
export function stayValues(told: ToldStay, language: Language): MessageValues {
  const { stay, rooms, guests, total, property, signer } = told;
  const nights = nightCount(stay);
  return {
    room: rooms,
    dates: formatStay(stay, "long", language),
    arrival: formatDay(stay.checkIn, "long-no-year", language),
    departure: formatDay(stay.checkOut, "long-no-year", language),
    nights:
      language === "pt-BR" ? plural(nights, "noite", "noites") : plural(nights, "night", "nights"),
    people: guests && guestsInWords(guests, language),
    checkInTime: formatHour(property.checkInTime, language),
    checkOutTime: formatHour(property.checkOutTime, language),
    total: total > 0 ? formatMoney(total, language) : null,
    address: `${property.address}, ${property.place}`,
    map: placeUrl(property),
    property: property.shortName,
    signer,
  };
}

type ToldGuest = ToldStay & {
  readonly guestName: string | null;
  readonly code: string;
  /** The open amount; negative if the guest is owed. */
  readonly balance: Centavos;
  /** 'até 5 de janeiro ou na chegada'; null if that has passed. */
  readonly due: string | null;
  /** The guest's page, if the writer may see its link. */
  readonly link: string | null;
};

/** The values of texts to the guest of a booking. */
export function guestValues(told: ToldGuest, language: Language): MessageValues {
  const { guestName, code, balance, due, link } = told;
  return {
    ...stayValues(told, language),
    firstName: guestName?.trim().split(/\s+/)[0] ?? null,
    code,
    balance: balance > 0 ? formatMoney(balance, language) : null,
    due: balance > 0 ? due : null,
    link,
  };
}

type ToldProposal = ToldStay & {
  /** Null if everything is due at once. */
  readonly deposit: Centavos | null;
  readonly validUntil: number;
  readonly keptUntil: number | null;
  readonly link: string;
};

/** The values of texts about a proposal. Its label is for the house only. */
export function proposalValues(told: ToldProposal, language: Language): MessageValues {
  const { property, deposit, validUntil, keptUntil, link } = told;
  const until = (at: number) => formatMinute(localTime(property.timeZone, at), "long", language);
  return {
    ...stayValues(told, language),
    deposit: deposit === null ? null : formatMoney(deposit, language),
    validUntil: until(validUntil),
    keptUntil: keptUntil === null ? null : until(keptUntil),
    link,
  };
}
