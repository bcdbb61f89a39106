import { BedDouble, BookOpen, CalendarDays, type LucideIcon, Sun, Wallet } from "lucide-react";
import { bookingsUrl, booksUrl, timelineUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";

export type Place = { readonly to: string; readonly name: string; readonly Icon: LucideIcon };

/** The four tabs. Rarer pages are behind the avatar. */
export const places: readonly Place[] = [
  { to: adminUrl, name: "Hoje", Icon: Sun },
  { to: timelineUrl, name: "Calendário", Icon: CalendarDays },
  { to: bookingsUrl, name: "Reservas", Icon: BookOpen },
  { to: `${adminUrl}/quartos`, name: "Quartos", Icon: BedDouble },
];

/** The rail has room for one more; on phones it is in 'Mais'. */
export const money: Place = { to: booksUrl, name: "Dinheiro", Icon: Wallet };
