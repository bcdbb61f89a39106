import {
  BedDouble,
  BookOpen,
  BrushCleaning,
  CalendarDays,
  type LucideIcon,
  Sun,
  UserRound,
  Wallet,
} from "lucide-react";
import {
  bookingsUrl,
  booksUrl,
  housekeepingUrl,
  securityUrl,
  timelineUrl,
} from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { Role } from "../../../domain/person.ts";

export type Place = { readonly to: string; readonly name: string; readonly Icon: LucideIcon };

/** The four tabs. Rarer pages are behind the avatar. */
const tabs: readonly Place[] = [
  { to: adminUrl, name: "Hoje", Icon: Sun },
  { to: timelineUrl, name: "Calendário", Icon: CalendarDays },
  { to: bookingsUrl, name: "Reservas", Icon: BookOpen },
  { to: `${adminUrl}/quartos`, name: "Quartos", Icon: BedDouble },
];

/** The rail has room for two more; on phones they are in 'Mais'. */
export const housekeeping: Place = { to: housekeepingUrl, name: "Arrumação", Icon: BrushCleaning };
export const money: Place = { to: booksUrl, name: "Dinheiro", Icon: Wallet };

const account: Place = { to: securityUrl, name: "Sua conta", Icon: UserRound };

/** Who cleans has one page, and her own account. */
export function tabsOf(role: Role): readonly Place[] {
  return role === "cleaning" ? [housekeeping, account] : tabs;
}

export function railOf(role: Role): readonly Place[] {
  return role === "cleaning" ? [housekeeping, account] : [...tabs, housekeeping, money];
}
