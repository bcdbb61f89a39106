import {
  type AlertSentences,
  addressCorrectedSentences,
  chargebackSentences,
  conflictText,
  heldInVainSentences,
  hoardingSentences,
  pixUnansweredSentences,
  portalCancelledSentences,
  refundDisputedSentences,
  refundFailedSentences,
  silenceSentences,
} from "../../../contract/owner/alert-words.ts";
import type { Alert } from "../../../contract/owner/today.ts";
import type { AlertKind } from "../../../domain/alert.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { inListing, soldThoughBlocked, soldTwice } from "../channels/feed-words.ts";
import { ago } from "../ui/ago.ts";

type Words = { readonly title: string; readonly text: string };

type AboutBooking = Exclude<
  AlertKind,
  `channel-${string}` | "chargeback" | "chargeback-closed" | "held-in-vain"
>;

const words: Readonly<Record<AboutBooking, (who: string) => Words>> = {
  "payment-does-not-fit": (who) => ({
    title: `Um pagamento não confere${who}.`,
    text: "O valor ou a conta são outros. Abra a sua conta do provedor de pagamento e veja de quem é antes de devolver.",
  }),
  "paid-without-booking": (who) => ({
    title: `Pago e ainda sem reserva${who}.`,
    text: "O sistema tenta de novo a cada dois minutos. Se durar mais de uma hora, ligue para o hóspede.",
  }),
  "payment-found": (who) => ({
    title: `Pagamento achado depois de voltar um backup${who}.`,
    text: "Entrou na conta da reserva. Confira o que mais mudou desde o backup; se passou do total, devolva pela página da reserva.",
  }),
  "booking-rebuilt": (who) => ({
    title: `Reserva refeita depois de voltar um backup${who}.`,
    text: "Veio do que o provedor de pagamento guarda. Confira datas e quarto: o que você mudou depois da compra pode faltar.",
  }),
  "payment-returned": (who) => ({
    title: `Um pagamento foi devolvido${who}.`,
    text: "Depois de voltar um backup, o quarto que ele comprou não existe mais aqui. Fale com o hóspede; o contato está na sua conta do provedor de pagamento.",
  }),
  "nights-lost": (who) => ({
    title: `Um pagamento ficou sem as noites${who}.`,
    text: "As noites já eram de outra pessoa. O que veio pelo site volta sozinho; um Pix na chave da casa você devolve e anota na reserva. Talvez caibam outras datas: fale com o hóspede.",
  }),
  "refund-failed": (who) => about(refundFailedSentences, who),
  "returned-too-much": (who) => ({
    title: `O hóspede recebeu de volta mais do que pagou${who}.`,
    text: "O valor saiu no provedor de pagamento ou pelo banco dele, e também pela casa. Confira na reserva e combine a diferença com o hóspede.",
  }),
  "refund-slow": (who) => ({
    title: `Uma devolução está demorando${who}.`,
    text: "Ainda não há confirmação do banco. Se passar de dez dias úteis, veja na sua conta do provedor de pagamento.",
  }),
  "balance-late": (who) => ({
    title: `Um saldo passou do dia${who}.`,
    text: "O hóspede já teve o lembrete, e a reserva continua valendo. Mande o link da reserva ou combine com ele.",
  }),
  "mail-not-sent": (who) => ({
    title: `Um e-mail não saiu${who}.`,
    text: "Confira o endereço do hóspede e mande de novo pela página da reserva.",
  }),
  "address-corrected": (who) => about(addressCorrectedSentences, who),
  "pix-unanswered": (who) => about(pixUnansweredSentences, who),
  hoarding: () => about(hoardingSentences),
  "hold-overdue": (who) => ({
    title: `Um pagamento ficou aberto além da hora${who}.`,
    text: "O sistema está conferindo com o provedor de pagamento antes de liberar as noites.",
  }),
};

export function alertWords(alert: Alert, now: number): Words {
  const { kind, guestName, bookingCode } = alert;
  if (kind === "channel-silent") return silenceWords(alert, now);
  if (kind === "channel-conflict") return conflictWords(alert);
  if (kind === "channel-cancelled") return cancelledThereWords(alert);
  if (kind === "held-in-vain") return heldInVainWords(alert);
  if (kind === "mail-not-sent" && !alert.bookingId) return mailToOwner;
  const who = [guestName, bookingCode].filter(Boolean).join(", ");
  const named = who ? ` (${who})` : "";
  if (kind === "chargeback" || kind === "chargeback-closed") {
    return about(chargebackSentences(alert.chargeback ?? { amount: 0 }), named);
  }
  if (kind === "payment-returned" && alert.bookingId) return givenBackEarly(named);
  if (kind === "refund-failed" && alert.disputed) return about(refundDisputedSentences, named);
  return words[kind](named);
}

function givenBackEarly(who: string): Words {
  return {
    title: `Um pagamento foi devolvido no provedor de pagamento antes de virar reserva${who}.`,
    text: "A reserva não foi feita e as noites estão livres. O hóspede foi avisado por e-mail; se ele ainda vem, fale com ele.",
  };
}

const mailToOwner: Words = {
  title: "Um aviso para você não saiu por e-mail.",
  text: "Confira o seu endereço em A casa, Contato. O que ele dizia está aqui no painel.",
};

/** Whose matter it is stands at the end of the title. */
function about({ title, text }: AlertSentences, whose = ""): Words {
  return { title: `${title}${whose}.`, text };
}

function silenceWords({ portal }: Alert, now: number): Words {
  const { listingName, since, answer } = portal ?? {};
  const { title, text } = silenceSentences(portal ?? {});
  const age = since === undefined || answer === "empty" ? "" : ` ${ago(since, now)}`;
  const room = listingName ? ` ${inListing(listingName)}` : "";
  return about({ title: `${title}${age}`, text }, room);
}

function conflictWords({ portal }: Alert): Words {
  const { listingName = "Um quarto", stay, blocked } = portal ?? {};
  const title = blocked ? soldThoughBlocked(listingName) : soldTwice(listingName);
  const when = stay ? `, ${formatStay(stay, "long", "pt-BR")}` : "";
  return about({ title, text: conflictText(portal ?? {}) }, when);
}

function cancelledThereWords({ portal, guestName }: Alert): Words {
  const { listingName, stay } = portal ?? {};
  const when = stay && formatStay(stay, "long", "pt-BR");
  const who = [guestName, listingName, when].filter(Boolean).join(", ");
  return about(portalCancelledSentences(portal ?? {}), who ? `: ${who}` : "");
}

function heldInVainWords({ held }: Alert): Words {
  const which = held ? ` (${held.listingName}, ${formatStay(held.stay, "long", "pt-BR")})` : "";
  return about(heldInVainSentences, which);
}
