import type { ChargebackMatter } from "../../domain/alert.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import type { AlertWords } from "./alert-words.ts";
import { presentable } from "./facts.ts";
import { ownerLabels } from "./owner-words.ts";

/** The booking of a payment, if it is still known. */
export type PaidStay = { readonly booking: Booking; readonly room: string };

/** A chargeback was opened or closed. */
export function chargebackWords(matter: ChargebackMatter, stay: PaidStay | null): AlertWords {
  const { answerBy, outcome, amount } = matter;
  const { title, text } = sentences(matter);
  return {
    title,
    text,
    subject: [title, stay?.booking.code].filter(Boolean).join(": "),
    facts: [
      ...(stay ? factsOf(stay) : []),
      [outcome ? "Valor" : "Valor contestado", formatMoney(amount, "pt-BR")],
      ...(answerBy ? ([["Responder até", formatDay(answerBy, "long", "pt-BR")]] as const) : []),
    ],
    path: stay ? `/reservas/${stay.booking.id}` : "",
    button: stay ? "Ver a reserva" : "Abrir o painel",
  };
}

function sentences({ outcome, answerBy, cancelled, due }: ChargebackMatter): {
  title: string;
  text: string;
} {
  if (outcome === "won") {
    return {
      title: "Contestação encerrada a seu favor",
      text: due
        ? `O valor fica com a casa, mas a reserva foi cancelada: pela política, ${formatMoney(due, "pt-BR")} são do hóspede. Devolva no Stripe.`
        : "O valor fica com a casa. Você não precisa fazer nada.",
    };
  }
  if (outcome === "lost") {
    return {
      title: "Contestação perdida",
      text: cancelled
        ? "O banco devolveu o valor ao hóspede. A reserva já estava cancelada: não há mais nada a devolver."
        : "O banco devolveu o valor ao hóspede. Se ele ainda vem, combine outro pagamento ou cancele a reserva.",
    };
  }
  const step = answerBy
    ? "Responda no Stripe até o dia abaixo"
    : "Veja no Stripe se ainda cabe resposta";
  return {
    title: "Um pagamento foi contestado",
    text: `O banco do hóspede pede o dinheiro de volta. ${step}, com os dados da reserva: datas, confirmação, mensagens trocadas e política de cancelamento. Sem resposta, o valor não volta. Enquanto isso, não devolva nada por fora: o hóspede poderia receber duas vezes.`,
  };
}

function factsOf({ booking, room }: PaidStay): (readonly [string, string])[] {
  return [
    [ownerLabels.code, booking.code],
    [ownerLabels.guest, presentable(booking.guest_name) ?? ownerLabels.notGiven],
    [ownerLabels.room, room],
    [ownerLabels.checkIn, formatDay(booking.check_in, "long", "pt-BR")],
    [ownerLabels.checkOut, formatDay(booking.check_out, "long", "pt-BR")],
  ];
}
