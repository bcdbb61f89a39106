import type { BookingRow } from "../../../contract/owner/bookings.ts";
import type { Written } from "../../../contract/owner/written.ts";
import { placeUrl } from "../../../contract/page-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Language } from "../../../domain/language.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { Site } from "../../site.ts";
import { chatUrl, greetingOf } from "./message-url.ts";

/** Why the house writes; 'about' names the stay and no money. */
export type Matter = "booking" | "arrival" | "in-house" | "departure" | "owing" | "about";

type Guest = Written & { readonly guestPhone: string | null };

type Moment = Pick<BookingRow, "state" | "checkIn" | "checkedIn" | "checkedOut" | "balance">;

/** What a message about a booking is most likely about. */
export function matterOf(booking: Moment & Pick<Written, "checkOut">, today: Day): Matter {
  if (booking.state !== "confirmed") return "about";
  if (booking.checkedOut) return booking.balance > 0 ? "owing" : "about";
  if (booking.checkedIn) return booking.checkOut <= today ? "departure" : "in-house";
  return booking.checkIn === today ? "arrival" : "booking";
}

/** WhatsApp shows longer texts folded. */
export const LONGEST = 699;

/** A WhatsApp chat with the guest in which the matter is already written. Null without a number. */
export function stayMessageUrl(
  guest: Guest,
  matter: Matter,
  property: Site["property"],
): string | null {
  return chatUrl(guest, stayMessage(guest, matter, property));
}

/** The matter first, then the stay, the money as the account says it, and the way there. */
export function stayMessage(stay: Written, matter: Matter, property: Site["property"]): string {
  const words = allWords[stay.language];
  const greeting = greetingOf(stay, property.shortName, stay.language);
  const owes = matter !== "about" && stay.balance > 0;
  const isAhead = matter === "booking" || matter === "arrival";
  const lines = [
    `${greeting} ${words.lead(matter, stay, property)}`,
    words.stay(stay),
    matter !== "about" && stay.total > 0 && words.money(stay),
    owes && stay.guestLink !== null && words.link(stay.guestLink),
    isAhead && words.map(`${property.address}, ${property.place}`, placeUrl(property)),
  ].filter((line) => line !== false);
  return fitting(lines);
}

/** Whole lines are left out, the way there first: half a sentence would help nobody. */
function fitting(lines: readonly string[]): string {
  const text = lines.join("\n");
  if (text.length <= LONGEST) return text;
  return lines.length > 1 ? fitting(lines.slice(0, -1)) : text.slice(0, LONGEST);
}

const portuguese = {
  lead(
    matter: Matter,
    { code, expectedArrival }: Written,
    { checkInTime, checkOutTime }: Site["property"],
  ) {
    const until = formatHour(checkOutTime, "pt-BR");
    return {
      booking: `Sobre a sua reserva ${code}:`,
      arrival: expectedArrival
        ? `Te esperamos hoje, por volta das ${formatHour(expectedArrival, "pt-BR")}.`
        : `Te esperamos hoje a partir das ${formatHour(checkInTime, "pt-BR")}. A que horas você chega?`,
      "in-house": "Tudo bem com a estadia?",
      departure: `O check-out é hoje até as ${until}. Precisa de alguma coisa?`,
      owing: "Ficou um valor em aberto da sua estadia. Como prefere pagar?",
      about: `Sobre a reserva ${code}:`,
    }[matter];
  },
  stay: (stay: Written) =>
    `${stay.listingNameToGuest}, ${formatStay(stay, "long", "pt-BR")} de ${stay.checkOut.slice(0, 4)}.`,
  money({ total, paid, balance }: Written) {
    const amount = (of: number) => formatMoney(of, "pt-BR");
    if (balance > 0)
      return `Total ${amount(total)}, pago ${amount(paid)}, falta ${amount(balance)}.`;
    return balance < 0
      ? `Total ${amount(total)}, pago ${amount(paid)}, ${amount(-balance)} a devolver.`
      : `Total ${amount(total)}, tudo pago.`;
  },
  link: (link: string) => `Para ver e pagar: ${link}`,
  map: (address: string, url: string) => `Endereço: ${address}. Mapa: ${url}`,
};

const english: typeof portuguese = {
  lead(matter, { code, expectedArrival }, { checkInTime, checkOutTime }) {
    const until = formatHour(checkOutTime, "en-US");
    return {
      booking: `About your booking ${code}:`,
      arrival: expectedArrival
        ? `We expect you today, at about ${formatHour(expectedArrival, "en-US")}.`
        : `We expect you today from ${formatHour(checkInTime, "en-US")} on. When will you arrive?`,
      "in-house": "Is everything all right with your stay?",
      departure: `Check-out is today until ${until}. Is there anything you need?`,
      owing: "An amount of your stay is still open. How would you like to pay it?",
      about: `About the booking ${code}:`,
    }[matter];
  },
  stay: (stay) =>
    `${stay.listingNameToGuest}, ${formatStay(stay, "long", "en-US")}, ${stay.checkOut.slice(0, 4)}.`,
  money({ total, paid, balance }) {
    const amount = (of: number) => formatMoney(of, "en-US");
    if (balance > 0)
      return `Total ${amount(total)}, paid ${amount(paid)}, open ${amount(balance)}.`;
    return balance < 0
      ? `Total ${amount(total)}, paid ${amount(paid)}, ${amount(-balance)} to be returned.`
      : `Total ${amount(total)}, all paid.`;
  },
  link: (link) => `To see and pay: ${link}`,
  map: (address, url) => `Address: ${address}. Map: ${url}`,
};

const allWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
