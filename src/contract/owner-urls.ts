import type { Day } from "../domain/day.ts";
import type { MessageKind } from "../domain/message.ts";
import { adminUrl, ownerListingsUrl, propertyUrl } from "./page-urls.ts";

/** URLs of the owner's pages, in addition to those that visitors' pages use. */
export const signInUrl = `${adminUrl}/entrar`;
export const forgotUrl = `${adminUrl}/esqueci`;
/** Asks an owner for a second factor. */
export const protectUrl = `${adminUrl}/proteger`;
export const signOutUrl = `${adminUrl}/sair`;
export const securityUrl = `${adminUrl}/seguranca`;
export const activityUrl = `${adminUrl}/registro`;
export const moreUrl = `${adminUrl}/mais`;
export const timelineUrl = `${adminUrl}/calendario`;
export const bookingsUrl = `${adminUrl}/reservas`;
/** Receives the reception's forms, from whichever page. */
export const deskUrl = `${adminUrl}?index`;
export const booksUrl = `${adminUrl}/dinheiro`;
export const exportMovementsUrl = `${booksUrl}/exportar`;
export const daySheetUrl = `${adminUrl}/hoje/folha`;
export const housekeepingUrl = `${adminUrl}/arrumacao`;
export const newBookingUrl = `${bookingsUrl}/nova`;

export const ownerProposalsUrl = `${adminUrl}/orcamentos`;
export const newProposalUrl = `${ownerProposalsUrl}/novo`;
/** The form, filled in with another proposal. */
export const proposeAgainUrl = (id: string) => `${newProposalUrl}?igual=${encodeURIComponent(id)}`;
/** In the URL of the form: the request that it answers. */
export const FOR_ENQUIRY = "pedido";
export const answerEnquiryUrl = (id: string) =>
  `${newProposalUrl}?${FOR_ENQUIRY}=${encodeURIComponent(id)}`;
export const ownerProposalUrl = (id: string) => `${ownerProposalsUrl}/${encodeURIComponent(id)}`;
/** Redirects to a chat with the proposal's text, which is written at that moment. */
export const proposalChatUrl = (id: string) => `${ownerProposalUrl(id)}/whatsapp`;
export const messagesUrl = `${adminUrl}/mensagens`;
export const messageUrl = (kind: MessageKind) => `${messagesUrl}/${kind}`;
/** Records that a chat was opened, from whichever page. */
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

/** Encoded, because the id may come from a URL and end up in a header. */
export const bookingUrl = (id: string) => `${bookingsUrl}/${encodeURIComponent(id)}`;
/** The section of its page that completes a portal's stay. */
export const completeId = "completar";
export const completeUrl = (id: string) => `${bookingUrl(id)}#${completeId}`;
export const guestFileUrl = (id: string) => `${bookingUrl(id)}/dados.json`;
/** Where a receipt is issued, and where it is shown. */
export const receiptsUrl = (bookingId: string) => `${bookingUrl(bookingId)}/recibo`;
export const receiptUrl = (bookingId: string, number: number) =>
  `${receiptsUrl(bookingId)}/${number}`;
export const cashDayUrl = (day?: Day) => `${booksUrl}/caixa${day ? `?dia=${day}` : ""}`;
export const cancelBookingUrl = (id: string) => `${bookingUrl(id)}/cancelar`;

/** Cancels one of several rooms. */
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
