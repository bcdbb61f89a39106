import type { ChargebackMatter, PortalMatter } from "../../domain/alert.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney } from "../../domain/money.ts";

/**
 * Shared by the dashboard and the mail. The title has no full stop, because each of them appends
 * the guest or booking in its own way.
 */
export type AlertSentences = { readonly title: string; readonly text: string };

export const hoardingSentences: AlertSentences = {
  title: "Alguém segura muitas noites sem pagar",
  text: "Enquanto dura, essas noites ficam com quem pagar primeiro, e quem pagar depois recebe tudo de volta. Não precisa fazer nada: passa sozinho.",
};

export const heldInVainSentences: AlertSentences = {
  title: "As mesmas noites passam muito tempo seguradas sem pagamento",
  text: "Para não saírem de venda por nada, ficam com quem pagar primeiro, e quem pagar depois recebe tudo de volta. Não precisa fazer nada: passa sozinho em um dia.",
};

export const addressCorrectedSentences: AlertSentences = {
  title: "A equipe corrigiu o e-mail de um hóspede",
  text: "O link que ele tinha no endereço antigo deixou de abrir. Se o endereço novo está certo, mande o e-mail da reserva de novo: só você manda o link para lá.",
};

export const refundFailedSentences: AlertSentences = {
  title: "Uma devolução não saiu",
  text: "O banco recusou. Na reserva, tente de novo pelo provedor ou anote o que você devolveu por Pix ou dinheiro.",
};

export const refundDisputedSentences: AlertSentences = {
  title: "Uma devolução não saiu",
  text: "O hóspede contestou o pagamento no banco, e é o banco que decide. Não devolva por Pix nem em dinheiro: ele poderia receber duas vezes.",
};

export const pixUnansweredSentences: AlertSentences = {
  title: "Um Pix espera pela sua resposta",
  text: "O hóspede diz que pagou, e o tempo de conferir passou. Se era uma reserva nova, as noites voltaram à venda. Veja no banco se o Pix chegou e responda na reserva: o que chegou vira reserva, se as noites ainda estão livres, ou volta para o hóspede.",
};

export function conflictText({ feedName, blocked }: Partial<PortalMatter>): string {
  return `${feedName ?? "Outro site"} vendeu noites que já estavam ${blocked ? "bloqueadas" : "ocupadas"} aqui. Nada foi cancelado: escolha uma saída.`;
}

export function silenceSentences({ feedName, answer }: Partial<PortalMatter>): AlertSentences {
  const portal = feedName ?? "Um canal";
  if (answer === "empty") {
    return {
      title: `O calendário do ${portal} vem vazio`,
      text: "Antes tinha reservas, e nada foi liberado. Confira lá e, se está certo, aceite o calendário vazio na página do quarto.",
    };
  }
  return { title: `${portal} não sincroniza`, text: "Reservas de lá podem não aparecer aqui." };
}

/** Received money stays in the account until the owner decides about it. */
export function portalCancelledSentences(matter: Partial<PortalMatter>): AlertSentences {
  const { feedName = "O portal", received } = matter;
  const money = received
    ? ` Há ${formatMoney(received, "pt-BR")} anotados na conta: na reserva, devolva ou tire o que o portal devolveu.`
    : "";
  return {
    title: `Cancelada no ${feedName}`,
    text: `O portal não lista mais esta estadia, e as noites livres voltaram à venda. O hóspede já sabe por lá.${money}`,
  };
}

export function chargebackSentences(matter: ChargebackMatter): AlertSentences {
  const { outcome, answerBy, cancelled, due } = matter;
  const money = formatMoney(matter.amount, "pt-BR");
  if (outcome === "won") {
    return {
      title: "Contestação encerrada a seu favor",
      text: due
        ? `${money} ficam com a casa, mas a reserva foi cancelada: ${formatMoney(due, "pt-BR")} são do hóspede. Devolva pela página da reserva.`
        : `${money} ficam com a casa. Não precisa fazer nada.`,
    };
  }
  if (outcome === "lost") {
    return {
      title: "Contestação perdida",
      text: cancelled
        ? `O banco devolveu ${money} ao hóspede. A reserva já estava cancelada: não há mais nada a devolver.`
        : `O banco devolveu ${money} ao hóspede. Se ele ainda vem, combine outro pagamento ou cancele a reserva.`,
    };
  }
  const step = answerBy
    ? `Responda na sua conta do provedor de pagamento até ${formatDay(answerBy, "day-month", "pt-BR")}`
    : "Veja na sua conta do provedor de pagamento se ainda cabe resposta";
  return {
    title: "Um pagamento foi contestado",
    text: `O banco do hóspede pede ${money} de volta. ${step}, com os dados da reserva: datas, confirmação, mensagens trocadas e política de cancelamento. Sem resposta, o valor não volta. Enquanto isso, não devolva nada por fora: o hóspede poderia receber duas vezes.`,
  };
}
