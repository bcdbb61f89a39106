import type { Guests } from "../domain/guests.ts";
import type { Language } from "../domain/language.ts";
import type { Centavos } from "../domain/money.ts";
import { toReais } from "../domain/money.ts";
import { everybodyIn } from "../domain/parties.ts";
import type { OnlineMeans } from "../domain/payment-choice.ts";
import type { Stay } from "../domain/stay.ts";
import type { RoomParty } from "./api.ts";
import { writeParty } from "./party-in-address.ts";

/** URLs of pages, pictures and contacts. No other file builds a path by hand. */

export const homeUrl = "/";
export const listingsUrl = "/#quartos";
export const locationUrl = "/#localizacao";
export const privacyUrl = "/privacidade";
export const adminUrl = "/admin";
/** Readiness probe. */
export const readyUrl = "/ready";
export const propertyUrl = `${adminUrl}/casa`;
export const numbersUrl = `${adminUrl}/numeros`;
export const ownerListingsUrl = "/admin/quartos";
/** One photo per call. Not a page, because pages accept small bodies only. */
export const pictureUploadUrl = "/admin/fotos";

export type Search = {
  stay?: Stay | null;
  /** The whole party, in whichever room they sleep. */
  guests?: Guests | null;
  rooms?: number | null;
  /** Booked together with the room. */
  others?: readonly RoomParty[];
};

/** Keeps the visitor's search in the URL. */
export function listingUrl(id: string, search: Search = {}): string {
  return `/quarto?${withSearch(new URLSearchParams({ id }), search)}`;
}

/** The canonical URL of the room, for search engines and sharing. */
export function namedListingUrl(slug: string, search: Search = {}): string {
  const query = withSearch(new URLSearchParams(), search);
  return `/quarto/${encodeURIComponent(slug)}${query.size > 0 ? `?${query}` : ""}`;
}

function withSearch(
  query: URLSearchParams,
  { stay, guests, rooms, others }: Search,
): URLSearchParams {
  if (stay) {
    query.set("startDate", stay.checkIn);
    query.set("endDate", stay.checkOut);
  }
  if (guests) writeParty(query, guests);
  if (rooms) query.set("rooms", String(rooms));
  if (others) writeOtherRooms(query, others);
  return query;
}

/** The other rooms, with who sleeps there: 'com=jangada.5.0.0'. */
export function writeOtherRooms(query: URLSearchParams, rooms: readonly RoomParty[]): void {
  query.delete(OTHER_ROOM);
  for (const { listingId, guests } of rooms) {
    const { adults, childrenUpTo12, childrenAbove12 } = guests;
    query.append(OTHER_ROOM, [listingId, adults, childrenUpTo12, childrenAbove12].join("."));
  }
}

export const OTHER_ROOM = "com";

/**
 * Where the provider redirects a guest who has paid. Concatenated, because URLSearchParams would
 * encode the braces of the placeholder, and the provider would not fill it in.
 */
export function returnUrl(
  origin: string,
  booking: {
    total: Centavos;
    stay: Stay;
    listingId: string;
    language: Language;
    /** Only for several: then the page can lead back to them. */
    rooms?: readonly RoomParty[];
  },
): string {
  const claims = new URLSearchParams({
    price: String(toReais(booking.total)),
    startDate: booking.stay.checkIn,
    endDate: booking.stay.checkOut,
    quartoId: booking.listingId,
  });
  const [, ...others] = booking.rooms ?? [];
  if (booking.rooms && others.length > 0) {
    writeParty(claims, everybodyIn(booking.rooms.map(({ guests }) => guests)));
    writeOtherRooms(claims, others);
  }
  const path = inLanguage("/success", booking.language);
  return `${origin}${path}?session_id={CHECKOUT_SESSION_ID}&${claims}`;
}

/** A guest's own page of a booking, and the link in mails that opens it in a new browser. */
export const guestPageUrl = (code: string) => `/reserva/${encodeURIComponent(code)}`;
export const guestLinkUrl = (code: string, secret: string) => `${guestPageUrl(code)}/${secret}`;

/**
 * Where a guest asks for a lost link, and where anybody can check whether a message is the house's.
 */
export const findBookingUrl = "/reserva";
export const verifyUrl = "/verificar";

/** Pages below a guest's own page. `stayId` names one of several rooms. */
export const guestCancelUrl = (code: string, stayId?: string) =>
  `${guestPageUrl(code)}/cancelar${stayId ? `?quarto=${stayId}` : ""}`;
export const guestChangeUrl = (code: string, stayId?: string) =>
  `${guestPageUrl(code)}/mudar${stayId ? `?quarto=${stayId}` : ""}`;
export const guestReceiptUrl = (code: string) => `${guestPageUrl(code)}/recibo`;
export const guestCalendarFileUrl = (code: string) => `${guestPageUrl(code)}/calendario.ics`;

/** The Pix to the house's key of a booking. */
export const guestPixUrl = (code: string) => `${guestPageUrl(code)}/pix`;
/** Takes a picture of the bank's receipt. Not a page, because pages accept small bodies only. */
export const guestPixReceiptUrl = (code: string) => `${guestPixUrl(code)}/comprovante`;

/** A payment of a booking through a provider's page, or by the code of a Pix. */
export const guestPaymentUrl = (code: string) => `${guestPageUrl(code)}/pagar`;

/** Where a visitor pays for a room, other than in the frame on its page. */
export const payPageUrl = "/pagar";
/** Where a visitor asks for nights, if the site takes no payment. */
export const enquiryPageUrl = "/pedir";
export const enquiryUrl = (id: string, search: Search) =>
  `${enquiryPageUrl}?${withSearch(new URLSearchParams({ id }), search)}`;
export function payUrl(id: string, search: Search, how: { paysAll: boolean; means: OnlineMeans }) {
  const query = withSearch(new URLSearchParams({ id }), search);
  if (how.paysAll) query.set(HOW_MUCH, EVERYTHING);
  query.set(MEANS, how.means === "pix" ? PIX : CARD);
  return `${payPageUrl}?${query}`;
}

/** In URLs and forms: the means of payment. */
export const MEANS = "meio";
export const PIX = "pix";
export const CARD = "cartao";
/** In URLs and forms: how much of the price is paid now. */
export const HOW_MUCH = "quanto";
export const EVERYTHING = "tudo";
/** In the URL of a proposal that is being paid: the guest wants to pay in another way. */
export const OTHERWISE = "outro";

/** A proposal ('orçamento'), where it is paid, and its preview picture, named by its content. */
export const proposalsUrl = "/o";
export const proposalUrl = (code: string) => `${proposalsUrl}/${encodeURIComponent(code)}`;
export const payProposalUrl = (code: string) => `${proposalUrl(code)}/pagar`;
/** Where a proposal's page opens a card payment, and reports that it was seen. */
export const proposalCallUrl = (code: string) => `${proposalUrl(code)}/chamada`;
export const proposalPreviewUrl = (code: string, hash: string) =>
  `${proposalUrl(code)}/${hash}.jpg`;

/** Opens and settles a payment of the open amount, for the guest's page. */
export const balanceUrl = (code: string) => `${guestPageUrl(code)}/saldo`;

/** Where the provider redirects a guest who has paid the balance. */
export function balanceReturnUrl(origin: string, code: string, language: Language): string {
  return `${origin}${inLanguage(guestPageUrl(code), language)}?session_id={CHECKOUT_SESSION_ID}`;
}

/** Where a provider's own page leads back to, whatever the outcome: the page asks the provider. */
export function paymentReturnUrl(
  origin: string,
  { code, language }: { readonly code: string; readonly language: Language },
): string {
  return origin + inLanguage(guestPaymentUrl(code), language);
}

/** The booking as an iCalendar file, for a caller who knows its unguessable payment id. */
export function calendarFileUrl(checkoutId: string): string {
  return `/reservas/${encodeURIComponent(checkoutId)}/calendario.ics`;
}

/** A listing's taken nights for portals; `feedId` names the portal it is given to. */
export function portalCalendarUrl(token: string, feedId?: string): string {
  return `/calendarios/${token}${feedId ? `/${feedId}` : ""}.ics`;
}

/** `number` is digits with the country code; `text` prefills the message. */
export function whatsappUrl(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** A number without a country code is Brazilian. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return phone.startsWith("+") ? `tel:+${digits}` : `tel:+55${digits}`;
}

/** Opens the device's own maps app. */
export function directionsUrl(place: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`;
}

/** A style sheet of a house's own colours and typefaces. */
export const lookUrl = (name: string) => `/aparencia/${name}.css`;

/** The map's document. */
export const mapUrl = "/mapa";

export function placeUrl(place: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`;
}

/** The offline page, and the service worker that caches it. */
export const offlineUrl = "/sem-conexao";
export const offlineWorkerUrl = "/sem-conexao.js";

export const robotsUrl = "/robots.txt";
export const sitemapUrl = "/sitemap.xml";

const findable = new RegExp(
  `^(/|/quarto|/quarto/[^/]+|${privacyUrl}|/(media|assets)/.+|/icon\\.svg)$`,
);

/** Whether search engines may index a path. Everything else is noindex. */
export function isFindable(path: string): boolean {
  return findable.test(inLanguage(path, "pt-BR"));
}

const ENGLISH = "/en";

/** Portuguese has the specified URLs, English the same ones under /en. */
export function languageOfPath(path: string): Language {
  return path === ENGLISH || path.startsWith(`${ENGLISH}/`) ? "en-US" : "pt-BR";
}

/** The same page in another language; `url` is one of ours, in any language. */
export function inLanguage(url: string, language: Language): string {
  const plain =
    languageOfPath(url.split(/[?#]/)[0] ?? "") === "en-US" ? url.slice(ENGLISH.length) : url;
  const rooted = plain.startsWith("/") ? plain : `/${plain}`;
  if (language === "pt-BR") return rooted;
  return rooted === "/" ? ENGLISH : `${ENGLISH}${rooted.replace(/^\/(?=[?#])/, "")}`;
}
