import {
  type AlertSentences,
  addressCorrectedSentences,
  chargebackSentences,
  refundDisputedSentences,
  refundFailedSentences,
} from "../../contract/owner/alert-words.ts";
import type { ChargebackMatter, RefusedMatter } from "../../domain/alert.ts";
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
  const words = wordsOf(chargebackSentences(matter), stay);
  return {
    ...words,
    facts: [
      ...words.facts,
      [outcome ? "Valor" : "Valor contestado", formatMoney(amount, "pt-BR")],
      ...(answerBy ? ([["Responder até", formatDay(answerBy, "long", "pt-BR")]] as const) : []),
    ],
  };
}

/** Which booking an alert is about. */
function factsOfStay({ booking, listing }: PaidStay): (readonly [string, string])[] {
  return [
    [ownerLabels.code, booking.code],
    [ownerLabels.guest, presentable(booking.guest_name) ?? ownerLabels.notGiven],
    [ownerLabels.listing, listing],
    [ownerLabels.checkIn, formatDay(booking.check_in, "long", "pt-BR")],
    [ownerLabels.checkOut, formatDay(booking.check_out, "long", "pt-BR")],
  ];
}

/** The provider has refused a refund: the guest waits, and only the owner can proceed. */
export function refundFailedWords(
  { amount, disputed }: RefusedMatter,
  stay: PaidStay | null,
): AlertWords {
  const words = wordsOf(disputed ? refundDisputedSentences : refundFailedSentences, stay);
  return { ...words, facts: [...words.facts, ["Valor", formatMoney(amount, "pt-BR")]] };
}

/** The team has changed a guest's address. */
export const addressCorrectedWords = (stay: PaidStay | null) =>
  wordsOf(addressCorrectedSentences, stay);

/** Adds the booking that the alert is about, and the link to it. */
export function wordsOf({ title, text }: AlertSentences, stay: PaidStay | null): AlertWords {
  return {
    title,
    text,
    subject: [title, stay?.booking.code].filter(Boolean).join(": "),
    facts: stay ? factsOfStay(stay) : [],
    path: stay ? `/reservas/${stay.booking.id}` : "",
    button: stay ? "Ver a reserva" : "Abrir o painel",
  };
}
