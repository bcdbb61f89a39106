import {
  bookingsUrl,
  booksUrl,
  housekeepingUrl,
  securityUrl,
  timelineUrl,
} from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { Role } from "../../../domain/person.ts";
import type { IconName } from "../../ui/icon.tsx";

export type Place = { readonly to: string; readonly name: string; readonly icon: IconName };

/** The four tabs. Rarer pages are behind the avatar. */
const tabs: readonly Place[] = [
  { to: adminUrl, name: "Hoje", icon: "sun" },
  { to: timelineUrl, name: "Calendário", icon: "calendar-days" },
  { to: bookingsUrl, name: "Reservas", icon: "book-open" },
  { to: `${adminUrl}/quartos`, name: "Quartos", icon: "bed-double" },
];

/** The rail has room for two more; on phones they are in 'Mais'. */
export const housekeeping: Place = {
  to: housekeepingUrl,
  name: "Arrumação",
  icon: "brush-cleaning",
};
export const money: Place = { to: booksUrl, name: "Dinheiro", icon: "wallet" };

const account: Place = { to: securityUrl, name: "Sua conta", icon: "user-round" };

/** Who cleans has one page, and her own account. */
export function tabsOf(role: Role): readonly Place[] {
  return role === "cleaning" ? [housekeeping, account] : tabs;
}

export function railOf(role: Role): readonly Place[] {
  return role === "cleaning" ? [housekeeping, account] : [...tabs, housekeeping, money];
}
