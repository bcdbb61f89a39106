import type { MoneyEntry } from "../../contract/owner/booking-money.ts";
import { onlineName, refundName } from "../../contract/owner/refund-words.ts";
import {
  actorNames,
  channelNames,
  eventNames,
  meansNames,
  messageNames,
  pixStateNames,
  reasonNames,
  stateNames,
} from "../../contract/owner/words.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import type { HandPixState } from "../../domain/hand-pix.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { MessageKind } from "../../domain/message.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { selectRooms } from "../bookings/booked-rooms.ts";
import type { Booking } from "../bookings/booking.ts";
import type { StoredDetails } from "../bookings/get-booking-details.ts";
import { subjectOf } from "../mail/subject-of.ts";

type KeptRoom = Awaited<ReturnType<typeof selectRooms>>[number];

export type KeptBooking = {
  readonly booking: Booking;
  /** Every room that it has or had. */
  readonly rooms: readonly KeptRoom[];
  readonly details: StoredDetails;
  readonly cancelledAt: Date | null;
  /** The changes that the guest asked for. */
  readonly changes: readonly { readonly made_at: Date; readonly words: string | null }[];
  /** What the house noted in the proposal. */
  readonly proposal: { readonly label: string; readonly words: string } | null;
  /** The portal's own name of the stay, if one has sold it. */
  readonly portalUid: string | null;
  /** The providers, and their ids of the booking's sessions and payments. */
  readonly atProvider: {
    readonly quem: readonly string[];
    readonly sessoes: readonly (string | null)[];
    readonly pagamentos: readonly (string | null)[];
  };
  /** When a chat with the guest was opened, and with which text. */
  readonly openings: readonly { readonly kind: MessageKind; readonly at: Date }[];
  /** Pix to the house's own key, with the guest's pictures of receipts. */
  readonly pix: readonly {
    readonly amount: Centavos;
    readonly state: HandPixState;
    readonly made_at: Date;
    readonly told_at: Date | null;
    readonly picture: Buffer | null;
  }[];
  readonly alerts: readonly { readonly kind: string; readonly raised_at: Date }[];
};

/** One booking in the guest's language and local time. */
export function bookingInWords(kept: KeptBooking, zone: string) {
  const { booking, rooms, details, cancelledAt, changes, portalUid, atProvider } = kept;
  const at = (instant: number | Date | null) => moment(instant, zone);
  const listing = details.listingName;
  return {
    codigo: booking.code,
    situacao: stateNames[booking.state],
    quarto: listing,
    entrada: booking.check_in,
    saida: booking.check_out,
    adultos: booking.adults,
    criancasAte12: booking.children_up_to_12,
    criancasAcimaDe12: booking.children_above_12,
    quartos: rooms.map((room) => roomInWords(room, at)),
    nome: booking.guest_name,
    email: booking.guest_email,
    telefone: booking.guest_phone,
    horaDeChegada: booking.expected_arrival,
    quemVemJunto: details.companions,
    recado: details.wishes,
    chavePixParaDevolucao: details.refundKey?.key ?? null,
    mudancasPedidas: changes.map(({ made_at, words }) => ({
      quando: at(made_at),
      recado: words,
    })),
    anotacaoDaCasa: booking.note,
    orcamento: kept.proposal && { paraQuem: kept.proposal.label, recado: kept.proposal.words },
    canal: channelNames[booking.channel],
    numeroNoPortal: portalUid,
    idioma: booking.language,
    numeroDoCookie: booking.visitor_id,
    feitaEm: at(booking.created_at),
    confirmadaEm: at(booking.confirmed_at),
    checkInEm: at(booking.checked_in_at),
    checkOutEm: at(booking.checked_out_at),
    naoVeioEm: at(booking.no_show_at),
    canceladaEm: at(cancelledAt),
    motivoDoCancelamento: details.cancelledBecause && reasonNames[details.cancelledBecause],
    combinadoNoCancelamento: details.cancellation?.agreed || null,
    dadosApagadosEm: at(booking.erased_at),
    conta: details.lines.map((line) => `${quoteLineLabel(line, "pt-BR")}: ${money(line.amount)}`),
    total: money(booking.total),
    pagamentos: details.money.map((entry) => ({
      quando: at(entry.at),
      oQue: moneyName(entry, zone),
      valor: money(entry.amount),
      anotacaoDaCasa: entry.words,
    })),
    pixParaACasa: kept.pix.map((one) => ({
      abertoEm: at(one.made_at),
      valor: money(one.amount),
      situacao: pixStateNames[one.state],
      ditoEm: at(one.told_at),
      comprovante: one.picture && `data:image/jpeg;base64,${one.picture.toString("base64")}`,
    })),
    noProvedorDePagamento: atProvider,
    emails: details.mails.map(({ kind, sentAt }) => ({
      assunto: subjectOf(kind as MailKind, { listing, booking }),
      para: kind.startsWith("owner-") ? "a casa" : "hóspede",
      enviadoEm: at(sentAt),
    })),
    historico: details.journal.map(({ at: when, event, by, rooms: about }) => ({
      quando: at(when),
      oQue: [eventNames[event], ...(about ?? [])].join(", "),
      // Staff have privacy too: the file names none of them.
      quem: actorNames[by] ?? "a casa",
    })),
    conversasAbertasNoWhatsApp: kept.openings.map(({ kind, at: when }) => ({
      quando: at(when),
      texto: messageNames[kind],
    })),
    avisosParaACasa: kept.alerts.map(({ kind, raised_at }) => ({
      quando: at(raised_at),
      tipo: kind,
    })),
  };
}

function roomInWords(room: KeptRoom, at: (instant: Date | null) => string | null) {
  return {
    quarto: room.name,
    entrada: room.check_in,
    saida: room.check_out,
    adultos: room.adults,
    criancasAte12: room.children_up_to_12,
    criancasAcimaDe12: room.children_above_12,
    valor: money(room.total),
    checkInEm: at(room.checked_in_at),
    checkOutEm: at(room.checked_out_at),
    naoVeioEm: at(room.no_show_at),
    canceladoEm: at(room.cancelled_at),
  };
}

function moneyName(entry: MoneyEntry, zone: string): string {
  if (entry.kind === "lost") return "Devolvido pelo banco (contestação)";
  if (entry.kind === "payment") {
    return entry.means === "online" ? onlineName(entry, {}) : meansNames[entry.means];
  }
  if (entry.kind === "removed") return `Anotado por engano: ${meansNames[entry.means]}`;
  return refundName(entry, zone);
}

const money = (amount: number) => formatMoney(amount, "pt-BR").replace(/\s/u, " ");

export function moment(instant: number | Date | null, timeZone: string): string | null {
  if (instant === null) return null;
  const style = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("pt-BR", style).format(instant);
}
