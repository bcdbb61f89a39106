import type { Alert } from "../../../contract/owner/today.ts";
import type { AlertKind } from "../../../domain/alert.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { ago, inRoom, soldTwice } from "../channels/feed-words.ts";

type Words = { readonly title: string; readonly text: string };

type AboutBooking = Exclude<AlertKind, `channel-${string}` | "chargeback" | "chargeback-closed">;

const words: Readonly<Record<AboutBooking, (who: string) => Words>> = {
  "payment-does-not-fit": (who) => ({
    title: `Um pagamento não confere${who}.`,
    text: "O valor ou a conta são outros. Abra o Stripe e veja de quem é antes de devolver.",
  }),
  "paid-without-booking": (who) => ({
    title: `Pago e ainda sem reserva${who}.`,
    text: "O sistema tenta de novo a cada dois minutos. Se durar mais de uma hora, ligue para o hóspede.",
  }),
  "booking-rebuilt": (who) => ({
    title: `Reserva refeita depois de voltar um backup${who}.`,
    text: "Veio do que o Stripe guarda. Confira datas e quarto: o que você mudou depois da compra pode faltar.",
  }),
  "payment-returned": (who) => ({
    title: `Um pagamento foi devolvido${who}.`,
    text: "Depois de voltar um backup, o quarto que ele comprou não existe mais aqui. Fale com o hóspede; o contato está no Stripe.",
  }),
  "nights-lost": (who) => ({
    title: `Um pagamento ficou sem as noites${who}.`,
    text: "As noites já eram de outra pessoa e o valor está voltando. Talvez caibam outras datas: fale com o hóspede.",
  }),
  "refund-failed": (who) => ({
    title: `Uma devolução não saiu${who}.`,
    text: "O banco recusou. Combine com o hóspede um Pix e anote na reserva.",
  }),
  "refund-slow": (who) => ({
    title: `Uma devolução está demorando${who}.`,
    text: "Ainda não há confirmação do banco. Se passar de dez dias úteis, veja no Stripe.",
  }),
  "mail-not-sent": (who) => ({
    title: `Um e-mail não saiu${who}.`,
    text: "Confira o endereço do hóspede e mande de novo pela página da reserva.",
  }),
  hoarding: () => ({
    title: "Alguém segura muitas noites sem pagar.",
    text: "Enquanto dura, essas noites ficam com quem pagar primeiro, e quem pagar depois recebe tudo de volta. Não precisa fazer nada: passa sozinho.",
  }),
  "hold-overdue": (who) => ({
    title: `Um pagamento ficou aberto além da hora${who}.`,
    text: "O sistema está conferindo com o Stripe antes de liberar as noites.",
  }),
};

export function alertWords(alert: Alert, now: number): Words {
  const { kind, guestName, bookingCode } = alert;
  if (kind === "channel-silent") return silenceWords(alert, now);
  if (kind === "channel-conflict") return conflictWords(alert);
  if (kind === "mail-not-sent" && !alert.bookingId) return mailToOwner;
  const who = [guestName, bookingCode].filter(Boolean).join(", ");
  const named = who ? ` (${who})` : "";
  if (kind === "chargeback" || kind === "chargeback-closed") return chargebackWords(alert, named);
  return words[kind](named);
}

const mailToOwner: Words = {
  title: "Um aviso para você não saiu por e-mail.",
  text: "Confira o seu endereço em A casa, Contato. O que ele dizia está aqui no painel.",
};

function silenceWords({ portal }: Alert, now: number): Words {
  const { feedName = "Um canal", listingName, since, answer } = portal ?? {};
  const age = since === undefined ? "" : ` ${ago(since, now)}`;
  const room = listingName ? `${inRoom(listingName)}. ` : "";
  if (answer === "empty") {
    return {
      title: `O calendário do ${feedName} vem vazio`,
      text: `${room}Antes tinha reservas, e nada foi liberado. Confira lá e, se está certo, aceite o calendário vazio na página do quarto.`,
    };
  }
  return {
    title: `${feedName} não sincroniza${age}`,
    text: `${room}Reservas de lá podem não aparecer aqui.`,
  };
}

function conflictWords({ portal }: Alert): Words {
  const { feedName = "Outro site", listingName = "Um quarto", stay } = portal ?? {};
  const when = stay ? `, ${formatStay(stay, "long", "pt-BR")}` : "";
  return {
    title: `${soldTwice(listingName)}${when}.`,
    text: `${feedName} vendeu noites que já estavam ocupadas aqui. Nada foi cancelado: escolha uma saída.`,
  };
}

function chargebackWords({ chargeback }: Alert, who: string): Words {
  const { amount = 0, answerBy, outcome } = chargeback ?? {};
  const money = formatMoney(amount, "pt-BR");
  if (outcome === "won") {
    return {
      title: `Contestação encerrada a seu favor${who}.`,
      text: `${money} ficam com a casa. Não precisa fazer nada.`,
    };
  }
  if (outcome === "lost") {
    return {
      title: `Contestação perdida${who}.`,
      text: `O banco devolveu ${money} ao hóspede. Se ele ainda vem, combine outro pagamento ou cancele a reserva.`,
    };
  }
  const until = answerBy
    ? `Responda no Stripe até ${formatDay(answerBy, "day-month", "pt-BR")}`
    : "Veja no Stripe se ainda cabe resposta";
  return {
    title: `Um pagamento foi contestado${who}.`,
    text: `O banco do hóspede pede ${money} de volta. ${until}, com os dados da reserva: datas, confirmação e política de cancelamento. Sem resposta, o valor não volta.`,
  };
}
