import { guestsInWords } from "../../contract/guests-words.ts";
import { placeUrl } from "../../contract/page-urls.ts";
import { plural } from "../../contract/quote-words.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { MessageValues } from "../../domain/message-template.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";

type Told = {
  readonly stay: Stay;
  readonly rooms: string;
  /** Null: nobody has said how many come. */
  readonly guests: Guests | null;
  readonly total: Centavos;
  /** In the guest's language. */
  readonly property: Property;
  /** Whoever writes. */
  readonly signer: string | null;
};

/** What every text can say, of a booking as of a proposal. */
export function stayValues(told: Told, language: Language): MessageValues {
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
