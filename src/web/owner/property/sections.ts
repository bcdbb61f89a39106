import {
  BadgeCheck,
  Building2,
  Clock,
  Coins,
  Gift,
  Image,
  Images,
  type LucideIcon,
  MapPin,
  Phone,
  RefreshCw,
  Sparkles,
  Undo2,
} from "lucide-react";
import type { EditableProperty } from "../../../contract/owner/property.ts";
import { plural } from "../ui/words.ts";

export type Section = {
  readonly to: string;
  readonly name: string;
  readonly Icon: LucideIcon;
  /** The current values in one line. */
  readonly summary: (property: EditableProperty) => string;
};

export const facts: readonly Section[] = [
  {
    to: "contato",
    name: "Nome e contato",
    Icon: Phone,
    summary: ({ contact }) => `${contact.name}, ${contact.phone}`,
  },
  {
    to: "endereco",
    name: "Endereço e mapa",
    Icon: MapPin,
    summary: ({ place }) => `${place.address}, ${place.city}`,
  },
  {
    to: "empresa",
    name: "CNPJ e Cadastur",
    Icon: Building2,
    summary: ({ company }) => company.cnpj ?? "Falta o CNPJ.",
  },
  {
    to: "horarios",
    name: "Horários e regras",
    Icon: Clock,
    summary: ({ hours }) => `Entrada às ${hours.checkInTime}, saída até ${hours.checkOutTime}.`,
  },
  {
    to: "cancelamento",
    name: "Cancelamento",
    Icon: Undo2,
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
    Icon: Coins,
    summary: ({ deposit }) =>
      deposit ? `Sinal de ${deposit.percent}% ao reservar.` : "Tudo é pago ao reservar.",
  },
  {
    to: "canais",
    name: "Outros canais",
    Icon: RefreshCw,
    summary: ({ channels }) =>
      `Avisa depois de ${plural(channels.silenceMinutes, "minuto", "minutos")} sem resposta.`,
  },
];

export const texts: readonly Section[] = [
  { to: "capa", name: "Capa", Icon: Image, summary: ({ cover }) => cover.pt.description },
  {
    to: "promocao",
    name: "Promoção",
    Icon: Gift,
    summary: ({ promotion }) => (promotion.shown ? promotion.pt.title : "Desligada."),
  },
  {
    to: "um-dia",
    name: "Um dia na casa",
    Icon: Images,
    summary: ({ learnMore }) => plural(learnMore.photos.length, "foto", "fotos"),
  },
  { to: "sobre", name: "Sobre nós", Icon: Sparkles, summary: ({ aboutUs }) => aboutUs.pt.title },
  {
    to: "beneficios",
    name: "Benefícios",
    Icon: BadgeCheck,
    summary: ({ benefits }) => benefits.map(({ pt }) => pt.title).join(", "),
  },
];
