import type { MailKind } from "../../domain/mail-kind.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Statement } from "../bookings/statement.ts";

export type OwnerKind = Extract<MailKind, `owner-${string}`>;

/** Texts of the owner's mails, in Portuguese only. */
export const ownerWords: Readonly<
  Record<OwnerKind, { title: string; subject(listing: string, code: string): string; text: string }>
> = {
  "owner-notice": {
    title: "Nova reserva",
    subject: (listing, code) => `Nova reserva: ${listing}, ${code}`,
    text: "O hóspede já recebeu a confirmação.",
  },
  "owner-payment": {
    title: "Pagamento recebido",
    subject: (listing, code) => `Pagamento recebido: ${listing}, ${code}`,
    text: "O hóspede pagou pelo link da reserva, e já sabe que chegou.",
  },
  "owner-nights-lost": {
    title: "Pagamento sem noites",
    subject: (listing, code) => `Pagamento sem noites: ${listing}, ${code}`,
    text: "Quando o pagamento chegou, as noites já eram de outra pessoa. O que veio pelo site volta por inteiro, sem você fazer nada. Um Pix na chave da casa você devolve por Pix e anota na reserva. O hóspede foi avisado. Talvez ele queira outras datas.",
  },
  "owner-cancellation": {
    title: "Reserva cancelada",
    subject: (listing, code) => `Reserva cancelada: ${listing}, ${code}`,
    text: "As noites estão livres de novo. O hóspede foi avisado.",
  },
  "owner-change-asked": {
    title: "Pedido de mudança",
    subject: (listing, code) => `Pedido de mudança: ${listing}, ${code}`,
    text: "O hóspede quer mudar a reserva. Sem a sua resposta, nada muda.",
  },
  "owner-pix-told": {
    title: "Um Pix para conferir",
    subject: (listing, code) => `Pix para conferir: ${listing}, ${code}`,
    text: "O hóspede diz que fez o Pix. Confira no aplicativo do banco e diga em Hoje se chegou. Só a sua resposta vale como pagamento.",
  },
  "owner-change": {
    title: "O hóspede mudou a reserva",
    subject: (listing, code) => `Reserva mudada: ${listing}, ${code}`,
    text: "O hóspede mudou a reserva pela página dele. Estes são os dados de agora.",
  },
};

/** 'Confirmada com R$ 600 pagos; faltam R$ 1.140.' */
export function paidWords({ paid, open }: Pick<Statement, "paid" | "open">): string {
  if (open === 0) return "Paga e confirmada.";
  const rest = formatMoney(open, "pt-BR");
  if (paid <= 0) return `Confirmada; faltam ${rest}.`;
  return `Confirmada com ${formatMoney(paid, "pt-BR")} pagos; faltam ${rest}.`;
}

export const ownerLabels = {
  listing: "Quarto",
  code: "Código",
  checkIn: "Check-in",
  checkOut: "Check-out",
  guest: "Hóspede",
  people: "Hóspedes",
  email: "E-mail",
  phone: "Telefone",
  total: "Total",
  paid: "Pago",
  balance: "Em aberto",
  who: "Quem cancelou",
  basis: "Base",
  notGiven: "não informado",
  open: "Abrir as reservas",
};
