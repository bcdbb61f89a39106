import {
  addressCorrectedSentences,
  chargebackSentences,
} from "../../contract/owner/alert-words.ts";
import type { ChargebackMatter } from "../../domain/alert.ts";
import { formatDay } from "../../domain/format-day.ts";
import { presentable } from "../../domain/guest-name.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import type { AlertWords } from "./alert-words.ts";
import { ownerLabels } from "./owner-words.ts";

/** The booking of a payment, if it is still known. */
export type PaidStay = { readonly booking: Booking; readonly listing: string };

/** A chargeback was opened or closed. */
export function chargebackWords(matter: ChargebackMatter, stay: PaidStay | null): AlertWords {
  const { answerBy, outcome, amount } = matter;
  const { title, text } = chargebackSentences(matter);
  return {
    title,
    text,
    subject: [title, stay?.booking.code].filter(Boolean).join(": "),
    facts: [
      ...(stay ? factsOfStay(stay) : []),
      [outcome ? "Valor" : "Valor contestado", formatMoney(amount, "pt-BR")],
      ...(answerBy ? ([["Responder até", formatDay(answerBy, "long", "pt-BR")]] as const) : []),
    ],
    path: stay ? `/reservas/${stay.booking.id}` : "",
    button: stay ? "Ver a reserva" : "Abrir o painel",
  };
}

/** Which booking an alert is about. */
export function factsOfStay({ booking, listing }: PaidStay): (readonly [string, string])[] {
  return [
    [ownerLabels.code, booking.code],
    [ownerLabels.guest, presentable(booking.guest_name) ?? ownerLabels.notGiven],
    [ownerLabels.listing, listing],
    [ownerLabels.checkIn, formatDay(booking.check_in, "long", "pt-BR")],
    [ownerLabels.checkOut, formatDay(booking.check_out, "long", "pt-BR")],
  ];
}

/** The team has changed a guest's address. */
export function addressCorrectedWords(stay: PaidStay | null): AlertWords {
  const { title, text } = addressCorrectedSentences;
  return {
    title,
    text,
    subject: [title, stay?.booking.code].filter(Boolean).join(": "),
    facts: stay ? factsOfStay(stay) : [],
    path: stay ? `/reservas/${stay.booking.id}` : "",
    button: stay ? "Ver a reserva" : "Abrir o painel",
  };
}
