import type { PaymentMeans } from "../../domain/account.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { CancellationReason } from "../../domain/cancellation.ts";
import type { CancellationBasis } from "../../domain/cancellation-basis.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Portal } from "../../domain/feed.ts";
import type { HandPixState } from "../../domain/hand-pix.ts";
import type { EditedField, JournalEvent } from "../../domain/journal.ts";
import type { MessageKind } from "../../domain/message.ts";
import type { Role } from "../../domain/person.ts";
import type { RoomState } from "../../domain/room-state.ts";
import type { MovementKind } from "./books.ts";

/** The owner's names for stored codes. */
export const channelNames: Readonly<Record<Channel, string>> = {
  direct: "Direto",
  phone: "Telefone",
  whatsapp: "WhatsApp",
  "walk-in": "Na porta",
  airbnb: "Airbnb",
  booking: "Booking",
  other: "Outro site",
};

export const channelLetters: Readonly<Record<Channel, string>> = {
  direct: "D",
  phone: "T",
  whatsapp: "W",
  "walk-in": "P",
  airbnb: "A",
  booking: "B",
  other: "O",
};

/** Texts for chats, as the owner's pages and a guest's file name them. */
export const messageNames: Readonly<Record<MessageKind, string>> = {
  proposal: "Orçamento",
  confirmation: "Confirmação",
  "balance-due": "Saldo em aberto",
  directions: "Como chegar",
  "in-house": "Durante a estadia",
  departure: "Dia da saída",
  thanks: "Agradecimento",
  contact: "Sobre a reserva",
};

/** The reasons for cancelling that a guest can choose. */
export const reasonNames: Readonly<Record<CancellationReason, string>> = {
  plans: "Mudança de planos",
  health: "Saúde",
  elsewhere: "Achou outro lugar",
};

/** What decided the amount of a refund. */
export const basisNames: Readonly<Record<CancellationBasis, string>> = {
  law: "pela lei (CDC, art. 49)",
  policy: "pela política",
  gift: "mais do que a política, por gentileza",
  agreed: "combinado com o hóspede",
  house: "com devolução de tudo",
};

/** Stands for a portal's guest until a name is entered. */
export function portalGuest(channel: Channel): string | null {
  if (channel === "other") return "Hóspede de outro site";
  return channel === "airbnb" || channel === "booking"
    ? `Hóspede do ${channelNames[channel]}`
    : null;
}

export const portalNames: Readonly<Record<Portal, string>> = {
  airbnb: "Airbnb",
  booking: "Booking",
  other: "Outro site",
};

export const portalLetters: Readonly<Record<Portal, string>> = {
  airbnb: "A",
  booking: "B",
  other: "O",
};

export const stateNames: Readonly<Record<BookingState, string>> = {
  held: "em pagamento",
  confirmed: "confirmada",
  cancelled: "cancelada",
  expired: "não paga",
  refunded: "devolvida",
};

export const meansNames: Readonly<Record<PaymentMeans, string>> = {
  online: "No site",
  pix: "Pix",
  cash: "Dinheiro",
  card: "Cartão na maquininha",
  transfer: "Transferência",
  portal: "Pago ao portal",
};

export const movementNames: Readonly<Record<MovementKind, string>> = {
  payment: "Pagamento",
  "payment-undone": "Pagamento desfeito",
  refund: "Devolução",
  "refund-undone": "Devolução que não chegou",
  lost: "Levado pelo banco",
  "won-back": "Voltou do banco",
};

/** Who did something, if it was no colleague. */
export const actorNames: Readonly<Record<string, string>> = {
  visitor: "hóspede, no site",
  provider: "provedor de pagamento",
  portal: "portal",
  system: "sistema",
};

export const roleNames: Readonly<Record<Role, string>> = {
  owner: "Proprietária",
  team: "Equipe",
  cleaning: "Arrumação",
};

export const roomStateNames: Readonly<Record<RoomState, string>> = {
  clean: "Limpo",
  "being-cleaned": "Em arrumação",
  dirty: "Sujo",
  "out-of-use": "Fora de uso",
};

export const refundStateNames = {
  due: "Vamos devolver pelo provedor de pagamento",
  pending: "A caminho, pelo provedor de pagamento",
  succeeded: "Devolvido pelo provedor de pagamento",
  failed: "Recusado pelo banco",
  "by-hand": "A casa devolve por Pix ou dinheiro",
} as const;

export const pixStateNames: Readonly<Record<HandPixState, string>> = {
  shown: "Código mostrado",
  told: "O hóspede diz que pagou",
  missing: "Não foi achado",
  received: "Recebido",
  ended: "Sem efeito: o tempo acabou",
};

export const eventNames: Readonly<Record<JournalEvent, string>> = {
  held: "Noites seguras enquanto pagava",
  "checkout-opened": "Pagamento aberto",
  displaced: "Noites disputadas: ficam com quem pagar primeiro",
  rebuilt: "Refeita depois de voltar um backup",
  confirmed: "Reserva confirmada",
  "paid-online": "Pagou pelo link da reserva",
  expired: "O tempo de pagar acabou",
  "nights-lost": "Pagou depois de outro: noites já tomadas",
  "payment-returned": "Pagamento devolvido no provedor antes de virar reserva",
  cancelled: "Reserva cancelada",
  "room-cancelled": "Um dos quartos foi cancelado",
  "portal-sold": "Vendida no portal",
  "portal-found": "Reconhecida no calendário do portal",
  "portal-cancelled": "Cancelada pelo portal",
  "portal-returned": "O portal voltou a listar",
  "portal-unread": "O calendário do portal foi tirado daqui",
  "called-closed": "Marcada como só um fechamento",
  "called-guest": "Marcada de novo como hóspede",
  moved: "Datas, quarto ou hóspedes mudaram",
  "checked-in": "Check-in",
  "check-in-undone": "Check-in desfeito",
  "checked-out": "Check-out",
  "check-out-undone": "Check-out desfeito",
  "no-show": "Não veio",
  "paid-by-hand": "Pagamento anotado",
  "payment-removed": "Pagamento tirado: foi engano",
  "price-adjusted": "Valor mudado",
  "given-back": "Devolução pedida",
  "refund-retried": "Devolução tentada de novo",
  "gift-taken-back": "Devolução desfeita: o valor voltou ao que era",
  "link-renewed": "Link do hóspede trocado",
  "guest-told": "O hóspede disse a hora, os nomes ou um recado",
  "change-asked": "O hóspede pediu uma mudança",
  "change-declined": "Mudança recusada",
  "change-withdrawn": "O hóspede retirou o pedido de mudança",
  "change-held": "O hóspede começou a pagar uma mudança",
  "change-expired": "A mudança não foi paga a tempo",
  "change-lost": "A mudança foi paga, mas as noites já não estavam livres",
  "pix-shown": "Pix na chave da casa: o hóspede recebeu o código",
  "pix-told": "O hóspede disse que fez o Pix",
  "pix-missing": "O Pix não foi achado no banco",
  "pix-disowned": "O Pix aberto acabou: a chave não é da casa",
  edited: "Dados da reserva mudaram",
  "mail-resent": "E-mail mandado de novo",
  "refund-pending": "Devolução a caminho",
  "refund-succeeded": "Devolução feita",
  "refund-failed": "Devolução recusada",
  "note-erased": "Anotação apagada: passou do prazo",
  "guest-erased": "Dados do hóspede apagados",
};

/** Which data of a booking an edit has changed. */
export const editedNames: Readonly<Record<EditedField, string>> = {
  guest_name: "nome",
  guest_email: "e-mail",
  guest_phone: "telefone",
  expected_arrival: "hora de chegada",
  note: "anotação",
  guests: "pessoas",
  commission: "comissão",
};
