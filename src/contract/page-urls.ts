import type { Guests } from "../domain/guests.ts";
import type { Language } from "../domain/language.ts";
import type { Centavos } from "../domain/money.ts";
import { toReais } from "../domain/money.ts";
import type { Stay } from "../domain/stay.ts";
import { writeParty } from "./party-in-address.ts";

/** Addresses of pages, pictures and ways to reach the house. Nobody else writes a path by hand. */

export const homeUrl = "/";
export const roomsUrl = "/#quartos";
export const locationUrl = "/#localizacao";
export const privacyUrl = "/privacidade";
export const adminUrl = "/admin";
/** Answers whether the house can be reached and is at work. */
export const readyUrl = "/ready";
export const houseUrl = `${adminUrl}/casa`;
export const numbersUrl = `${adminUrl}/numeros`;
export const ownerRoomsUrl = "/admin/quartos";
/** Takes one photo per call. No page: pages take small bodies only. */
export const pictureUploadUrl = "/admin/fotos";

type Search = { stay?: Stay | null; guests?: Guests | null; rooms?: number | null };

/** What the visitor has searched for goes along, as far as she has chosen it. */
export function roomUrl(id: string, search: Search = {}): string {
  return `/quarto?${withSearch(new URLSearchParams({ id }), search)}`;
}

/** The same room where it is found and shared: the address its page calls its own. */
export function namedRoomUrl(slug: string, search: Search = {}): string {
  const query = withSearch(new URLSearchParams(), search);
  return `/quarto/${encodeURIComponent(slug)}${query.size > 0 ? `?${query}` : ""}`;
}

function withSearch(query: URLSearchParams, { stay, guests, rooms }: Search): URLSearchParams {
  if (stay) {
    query.set("startDate", stay.checkIn);
    query.set("endDate", stay.checkOut);
  }
  if (guests) writeParty(query, guests);
  if (rooms) query.set("rooms", String(rooms));
  return query;
}

/**
 * Where the provider sends a guest who has paid. Joined by hand, because URLSearchParams would
 * encode the braces of the placeholder and the provider would then not fill it in.
 */
export function returnUrl(
  origin: string,
  booking: { total: Centavos; stay: Stay; listingId: string; language: Language },
): string {
  const claims = new URLSearchParams({
    price: String(toReais(booking.total)),
    startDate: booking.stay.checkIn,
    endDate: booking.stay.checkOut,
    quartoId: booking.listingId,
  });
  const path = inLanguage("/success", booking.language);
  return `${origin}${path}?session_id={CHECKOUT_SESSION_ID}&${claims}`;
}

/** The booking as a calendar file, for whoever holds its unguessable payment id. */
export function calendarFileUrl(checkoutId: string): string {
  return `/reservas/${encodeURIComponent(checkoutId)}/calendario.ics`;
}

/** A listing's taken nights for other sites; `feedId` names the portal it is handed to. */
export function portalCalendarUrl(token: string, feedId?: string): string {
  return `/calendarios/${token}${feedId ? `/${feedId}` : ""}.ics`;
}

/** `number` in digits with its country code; `text` waits in the guest's message field. */
export function whatsappUrl(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** A number without a country's code is a Brazilian one. */
export function phoneUrl(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return phone.startsWith("+") ? `tel:+${digits}` : `tel:+55${digits}`;
}

/** Opens the place in whatever maps app the device has. */
export function directionsUrl(place: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`;
}

/** The map's own document, and the place itself in whatever maps app the device has. */
export const mapUrl = "/mapa";

export function placeUrl(place: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`;
}

/** For who has no line: the page, and the worker that keeps it in the browser. */
export const offlineUrl = "/sem-conexao";
export const offlineWorkerUrl = "/sem-conexao.js";

/** What a shared link shows: the shape that WhatsApp, Facebook and the others cut nothing off. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A photo's id is its content: a new photo has a new address, and so has a new shape. */
export function previewPictureUrl(photoId: string): string {
  return `/media/${photoId}/${previewSize.width}x${previewSize.height}.jpg`;
}

export const robotsUrl = "/robots.txt";
export const sitemapUrl = "/sitemap.xml";

const findable = new RegExp(
  `^(/|/quarto|/quarto/[^/]+|${privacyUrl}|/(media|assets)/.+|/icon\\.svg)$`,
);

/** Whether search engines may show an address. What is not named here is nobody's to find. */
export function isFindable(path: string): boolean {
  return findable.test(inLanguage(path, "pt-BR"));
}

export const pictureWidths = [480, 960, 1600, 2200] as const;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`;
}

/** The width that calls give an address of, for whoever takes one picture and no choice. */
export const CARD_WIDTH = 960;

/** The widths a picture is kept in: never wider than it was taken. */
export function widthsOf(originalWidth: number): number[] {
  const smaller = pictureWidths.filter((width) => width <= originalWidth);
  return smaller.length > 0 ? smaller : [pictureWidths[0]];
}

const ENGLISH = "/en";

/** Portuguese lives at the specified addresses, English under /en with the same ones below it. */
export function languageOfPath(path: string): Language {
  return path === ENGLISH || path.startsWith(`${ENGLISH}/`) ? "en-US" : "pt-BR";
}

/** The same page in a language: `url` is one of ours, in any language. */
export function inLanguage(url: string, language: Language): string {
  const plain =
    languageOfPath(url.split(/[?#]/)[0] ?? "") === "en-US" ? url.slice(ENGLISH.length) : url;
  const rooted = plain.startsWith("/") ? plain : `/${plain}`;
  if (language === "pt-BR") return rooted;
  return rooted === "/" ? ENGLISH : `${ENGLISH}${rooted.replace(/^\/(?=[?#])/, "")}`;
}
