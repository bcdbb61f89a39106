import type { Day } from "../domain/day.ts";
import type { MessageKind } from "../domain/message.ts";
import { adminUrl, ownerListingsUrl, propertyUrl } from "./page-urls.ts";

/** URLs of the owner's pages, in addition to those that visitors' pages use. */
export const signInUrl = `${adminUrl}/entrar`;
export const forgotUrl = `${adminUrl}/esqueci`;
/** Where an owner is asked for her second factor. */
export const protectUrl = `${adminUrl}/proteger`;
export const signOutUrl = `${adminUrl}/sair`;
export const securityUrl = `${adminUrl}/seguranca`;
export const activityUrl = `${adminUrl}/registro`;
export const moreUrl = `${adminUrl}/mais`;
export const timelineUrl = `${adminUrl}/calendario`;
export const bookingsUrl = `${adminUrl}/reservas`;
/** Where the reception's taps are sent, from whichever page. */
export const deskUrl = `${adminUrl}?index`;
export const booksUrl = `${adminUrl}/dinheiro`;
export const exportMovementsUrl = `${booksUrl}/exportar`;
export const daySheetUrl = `${adminUrl}/hoje/folha`;
export const housekeepingUrl = `${adminUrl}/arrumacao`;
export const newBookingUrl = `${bookingsUrl}/nova`;

export const ownerProposalsUrl = `${adminUrl}/orcamentos`;
export const newProposalUrl = `${ownerProposalsUrl}/novo`;
/** The form with what another proposal had. */
export const proposeAgainUrl = (id: string) => `${newProposalUrl}?igual=${encodeURIComponent(id)}`;
export const ownerProposalUrl = (id: string) => `${ownerProposalsUrl}/${encodeURIComponent(id)}`;
/** Leads to a chat with its text, which is made when it is asked for. */
export const proposalChatUrl = (id: string) => `${ownerProposalUrl(id)}/whatsapp`;
export const messagesUrl = `${adminUrl}/mensagens`;
export const messageUrl = (kind: MessageKind) => `${messagesUrl}/${kind}`;
/** Where a chat that was opened is noted, from whichever page. */
export const messageOpenedUrl = `${messagesUrl}/aberto`;
/** The picture of a bank's receipt that a guest sent. */
export const pixReceiptUrl = (pixId: string) => `${adminUrl}/comprovantes/${pixId}.jpg`;

export const conflictUrl = (id: string) => `${adminUrl}/conflitos/${id}`;
export const propertyChannelsUrl = `${propertyUrl}/canais`;
export const ownerListingUrl = (listingId: string) => `${ownerListingsUrl}/${listingId}`;
/** The action for a listing's calendars, and the section of its page that posts to it. */
export const listingChannelsUrl = (listingId: string) => `${ownerListingUrl(listingId)}/canais`;
export const listingChannelsId = "canais";
export const listingChannelsPageUrl = (listingId: string) =>
  `${ownerListingUrl(listingId)}#${listingChannelsId}`;

/** Encoded: it may come from an address, and go into a header. */
export const bookingUrl = (id: string) => `${bookingsUrl}/${encodeURIComponent(id)}`;
/** The part of its page where a portal's guest is completed. */
export const completeId = "completar";
export const completeUrl = (id: string) => `${bookingUrl(id)}#${completeId}`;
export const guestFileUrl = (id: string) => `${bookingUrl(id)}/dados.json`;
/** Where a receipt is asked for, and where it is shown. */
export const receiptsUrl = (bookingId: string) => `${bookingUrl(bookingId)}/recibo`;
export const receiptUrl = (bookingId: string, number: number) =>
  `${receiptsUrl(bookingId)}/${number}`;
export const cashDayUrl = (day?: Day) => `${booksUrl}/caixa${day ? `?dia=${day}` : ""}`;
export const cancelBookingUrl = (id: string) => `${bookingUrl(id)}/cancelar`;

/** One of several rooms. */
export const cancelRoomUrl = (id: string, stayId: string) =>
  `${bookingUrl(id)}/quartos/${stayId}/cancelar`;

/** The key of a bar, in the timeline and in its URL: each room of a booking has one of its own. */
export const bookingBarKey = (id: string, stayId = id) =>
  stayId === id ? `r-${id}` : `r-${id}.${stayId}`;

/** The booking and the room of a bar's key; null if the bar is no booking's. */
export function bookingInKey(
  key: string | null,
): { readonly bookingId: string; readonly stayId: string } | null {
  if (!key?.startsWith("r-")) return null;
  const [bookingId = "", stayId = bookingId] = key.slice(2).split(".");
  return { bookingId, stayId };
}

/** The timeline at a booking's first days, with the booking selected. */
export const timelineAtUrl = (booking: { readonly id: string; readonly checkIn: Day }) =>
  `${timelineUrl}?de=${booking.checkIn}&sel=${bookingBarKey(booking.id)}`;
