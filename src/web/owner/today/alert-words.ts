import type { Alert } from "../../../contract/owner/today.ts";
import type { AlertKind } from "../../../domain/alert.ts";
import { addDays } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { ago, inRoom, soldThoughBlocked, soldTwice } from "../channels/feed-words.ts";
import { listWords, nightsWords } from "../ui/words.ts";

type Words = { readonly title: string; readonly text: string };

type AboutBooking = Exclude<
  AlertKind,
  `channel-${string}` | "chargeback" | "chargeback-closed" | "held-in-vain" | "season-prices"
>;

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
  if (kind === "season-prices") return seasonWords(alert);
  if (kind === "held-in-vain") return heldInVainWords(alert);
  if (kind === "mail-not-sent" && !alert.bookingId) return mailToOwner;
  const who = [guestName, bookingCode].filter(Boolean).join(", ");
  const named = who ? ` (${who})` : "";
  if (kind === "chargeback" || kind === "chargeback-closed") return chargebackWords(alert, named);
  if (kind === "payment-returned" && alert.bookingId) return givenBackEarly(named);
  if (kind === "refund-failed" && alert.disputed) return disputedRefund(named);
  return words[kind](named);
}

function givenBackEarly(who: string): Words {
  return {
    title: `Um pagamento foi devolvido no Stripe antes de virar reserva${who}.`,
    text: "A reserva não foi feita e as noites estão livres. O hóspede foi avisado por e-mail; se ele ainda vem, fale com ele.",
  };
}

function disputedRefund(who: string): Words {
  return {
    title: `Uma devolução não saiu${who}.`,
    text: "O hóspede contestou o pagamento no banco, e é o banco que decide. Não devolva por Pix nem em dinheiro: ele poderia receber duas vezes.",
  };
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
  const { feedName = "Outro site", listingName = "Um quarto", stay, blocked } = portal ?? {};
  const when = stay ? `, ${formatStay(stay, "long", "pt-BR")}` : "";
  return {
    title: `${blocked ? soldThoughBlocked(listingName) : soldTwice(listingName)}${when}.`,
    text: `${feedName} vendeu noites que já estavam ${blocked ? "bloqueadas" : "ocupadas"} aqui. Nada foi cancelado: escolha uma saída.`,
  };
}

function seasonWords({ seasons }: Alert): Words {
  const { listingName = "", nights = [] } = seasons ?? {};
  const which = listWords(nights.map((run) => nightsWords(run.checkIn, addDays(run.checkOut, -1))));
  return {
    title: `O preço de algumas noites mudou ${inRoom(listingName)}: ${which}.`,
    text: "Onde duas temporadas se cruzam, agora vale a mais curta, não a de cima. Confira os preços; reservas já feitas ficam como estão.",
  };
}

function heldInVainWords({ held }: Alert): Words {
  const which = held ? ` (${held.listingName}, ${formatStay(held.stay, "long", "pt-BR")})` : "";
  return {
    title: `As mesmas noites são seguradas de novo e de novo sem pagamento${which}.`,
    text: "Para não saírem de venda por nada, ficam com quem pagar primeiro, e quem pagar depois recebe tudo de volta. Não precisa fazer nada: passa sozinho em um dia.",
  };
}

function chargebackWords({ chargeback }: Alert, who: string): Words {
  const { amount = 0, answerBy, outcome, cancelled, due } = chargeback ?? {};
  const money = formatMoney(amount, "pt-BR");
  if (outcome === "won") {
    return {
      title: `Contestação encerrada a seu favor${who}.`,
      text: due
        ? `${money} ficam com a casa, mas a reserva foi cancelada: pela política, ${formatMoney(due, "pt-BR")} são do hóspede. Devolva no Stripe.`
        : `${money} ficam com a casa. Não precisa fazer nada.`,
    };
  }
  if (outcome === "lost") {
    return {
      title: `Contestação perdida${who}.`,
      text: cancelled
        ? `O banco devolveu ${money} ao hóspede. A reserva já estava cancelada: não há mais nada a devolver.`
        : `O banco devolveu ${money} ao hóspede. Se ele ainda vem, combine outro pagamento ou cancele a reserva.`,
    };
  }
  const until = answerBy
    ? `Responda no Stripe até ${formatDay(answerBy, "day-month", "pt-BR")}`
    : "Veja no Stripe se ainda cabe resposta";
  return {
    title: `Um pagamento foi contestado${who}.`,
    text: `O banco do hóspede pede ${money} de volta. ${until}, com os dados da reserva: datas, confirmação e política de cancelamento. Sem resposta, o valor não volta. Enquanto isso, não devolva nada por fora.`,
  };
}
