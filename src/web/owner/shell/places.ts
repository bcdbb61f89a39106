import {
  bookingsUrl,
  booksUrl,
  housekeepingUrl,
  messagesUrl,
  moreUrl,
  ownerProposalsUrl,
  securityUrl,
  timelineUrl,
} from "../../../contract/owner-urls.ts";
import { adminUrl, ownerListingsUrl, propertyUrl } from "../../../contract/page-urls.ts";
import type { Role } from "../../../domain/person.ts";
import type { IconName } from "../../ui/icon.tsx";

export type Place = { readonly to: string; readonly name: string; readonly icon: IconName };

const today: Place = { to: adminUrl, name: "Hoje", icon: "sun" };
const timeline: Place = { to: timelineUrl, name: "Calendário", icon: "calendar-days" };
const bookings: Place = { to: bookingsUrl, name: "Reservas", icon: "book-open" };
const proposals: Place = { to: ownerProposalsUrl, name: "Orçamentos", icon: "send" };
const more: Place = { to: moreUrl, name: "Mais", icon: "menu" };
const account: Place = { to: securityUrl, name: "Sua conta", icon: "user-round" };

/** The rail has room for these; on phones they are in 'Mais'. */
export const rooms: Place = { to: ownerListingsUrl, name: "Quartos", icon: "bed-double" };
export const messages: Place = { to: messagesUrl, name: "Mensagens", icon: "mail" };
export const housekeeping: Place = {
  to: housekeepingUrl,
  name: "Arrumação",
  icon: "brush-cleaning",
};
export const money: Place = { to: booksUrl, name: "Dinheiro", icon: "wallet" };
export const house: Place = { to: propertyUrl, name: "A casa", icon: "house" };

/** The cleaning role has one page, and its own account. */
const cleaners: readonly Place[] = [housekeeping, account];

export function tabsOf(role: Role): readonly Place[] {
  return role === "cleaning" ? cleaners : [today, timeline, proposals, bookings, more];
}

/** The daily places, and below a line those of the house. */
export function railOf(role: Role): readonly (readonly Place[])[] {
  if (role === "cleaning") return [cleaners];
  const ofHouse = [messages, housekeeping, money];
  return [
    [today, timeline, bookings, proposals, rooms],
    role === "owner" ? [...ofHouse, house] : ofHouse,
  ];
}
