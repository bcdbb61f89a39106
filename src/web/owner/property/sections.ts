import type { EditableProperty } from "../../../contract/owner/property.ts";
import type { GuestTerms } from "../../../domain/guest-terms.ts";
import { formatPixKey } from "../../../domain/pix-key.ts";
import type { IconName } from "../../ui/icon.tsx";
import { plural } from "../ui/words.ts";
import { paymentSummary, pixTaker } from "./payment-words.ts";

export type Section = {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  /** The current values in one line. */
  readonly summary: (property: EditableProperty) => string;
};

const changeWords: Readonly<Record<GuestTerms["change"], string>> = {
  self: "Muda por conta própria.",
  request: "Muda só com o seu sim.",
  none: "Não muda datas nem quarto.",
};

export const facts: readonly Section[] = [
  {
    to: "contato",
    name: "Nome e contato",
    icon: "phone",
    summary: ({ contact }) => `${contact.name}, ${contact.phone}`,
  },
  {
    to: "endereco",
    name: "Endereço e mapa",
    icon: "map-pin",
    summary: ({ place }) => `${place.address}, ${place.city}`,
  },
  {
    to: "empresa",
    name: "CNPJ e Cadastur",
    icon: "building-2",
    summary: ({ company }) => company.cnpj ?? "Falta o CNPJ.",
  },
  {
    to: "horarios",
    name: "Horários e regras",
    icon: "clock",
    summary: ({ hours }) => `Entrada às ${hours.checkInTime}, saída até ${hours.checkOutTime}.`,
  },
  {
    to: "cancelamento",
    name: "Cancelamento",
    icon: "undo-2",
    summary: ({ cancellation }) => {
      const [first] = cancellation.tiers;
      if (!first) return "Sem devolução depois dos dias de arrependimento.";
      const days = plural(first.daysBefore, "dia", "dias");
      return `Devolve ${first.refundPercent}% até ${days} antes da chegada.`;
    },
  },
  {
    to: "sinal",
    name: "Sinal e saldo",
    icon: "coins",
    summary: ({ deposit }) =>
      deposit ? `Sinal de ${deposit.percent}% ao reservar.` : "Tudo é pago ao reservar.",
  },
  {
    to: "pagamento",
    name: "Meios de pagamento",
    icon: "wallet",
    summary: paymentSummary,
  },
  {
    to: "pix",
    name: "Pix na chave da casa",
    icon: "key-round",
    summary: (property) => {
      const { pix } = property;
      if (!pix) return "Sem chave: ninguém paga assim.";
      return `${formatPixKey(pix.key)}${pixTaker(property) ? ", sem uso agora." : ""}`;
    },
  },
  {
    to: "hospede",
    name: "A página do hóspede",
    icon: "user-round",
    summary: ({ guestPage: { cancel, change } }) =>
      `${cancel ? "Cancela sozinho." : "Cancela com você."} ${changeWords[change]}`,
  },
  {
    to: "canais",
    name: "Outros canais",
    icon: "refresh-cw",
    summary: ({ channels }) =>
      `Avisa depois de ${plural(channels.silenceMinutes, "minuto", "minutos")} sem resposta.`,
  },
];

export const texts: readonly Section[] = [
  { to: "capa", name: "Capa", icon: "image", summary: ({ cover }) => cover.pt.description },
  {
    to: "promocao",
    name: "Promoção",
    icon: "gift",
    summary: ({ promotion }) => (promotion.shown ? promotion.pt.title : "Desligada."),
  },
  {
    to: "um-dia",
    name: "Um dia na casa",
    icon: "images",
    summary: ({ learnMore }) => plural(learnMore.photos.length, "foto", "fotos"),
  },
  { to: "sobre", name: "Sobre nós", icon: "sparkles", summary: ({ aboutUs }) => aboutUs.pt.title },
  {
    to: "beneficios",
    name: "Benefícios",
    icon: "badge-check",
    summary: ({ benefits }) => benefits.map(({ pt }) => pt.title).join(", "),
  },
];
