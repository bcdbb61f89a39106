import type { BookingDetails, BookingRow } from "../../../contract/owner/bookings.ts";
import { portalGuest } from "../../../contract/owner/words.ts";
import type { Channel } from "../../../domain/channel.ts";
import type { Day } from "../../../domain/day.ts";
import type { Guests } from "../../../domain/guests.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { ChipTone } from "./chip.tsx";
import { plural } from "./words.ts";

export type Situation = { readonly tone: ChipTone; readonly text: string };

/** A booking's state in one or two words. */
export function situationOf(row: BookingRow, today: Day): Situation {
  if (row.state === "held") return { tone: "wait", text: "Segurando" };
  if (row.state === "cancelled") return { tone: "error", text: endName(row) };
  if (row.state === "refunded") return { tone: "error", text: "Devolvida" };
  if (row.state === "expired") return { tone: "off", text: "Não paga" };
  if (row.noShow) return { tone: "error", text: "Não veio" };
  if (row.checkedOut) return endOf(row);
  if (row.checkedIn) return { tone: "in", text: "Na casa" };
  if (row.checkOut <= today) return endOf(row);
  if (row.checkIn === today) return { tone: "in", text: "Chega hoje" };
  return paymentOf(row);
}

function endName({ portal }: Pick<BookingRow, "portal">): string {
  if (portal?.isGone) return "Cancelada pelo portal";
  return portal?.isClosed ? "Só um fechamento" : "Cancelada";
}

/** An open amount is shown even after the stay. */
function endOf(row: BookingRow): Situation {
  return row.balance === 0 ? { tone: "off", text: "Encerrada" } : paymentOf(row);
}

type Priced = Pick<BookingRow, "balance" | "portal">;

export function paymentOf({ balance, portal }: Priced): Situation {
  if (balance === 0 && portal?.lacks.includes("price")) return unpriced;
  const amount = formatMoney(Math.abs(balance), "pt-BR");
  if (balance > 0) return { tone: "wait", text: `${amount} em aberto` };
  if (balance < 0) return { tone: "wait", text: `${amount} a devolver` };
  return { tone: "ok", text: "Paga" };
}

const unpriced: Situation = { tone: "wait", text: "Valor a completar" };

type Named = Pick<BookingRow, "guestName" | "state" | "erased" | "channel">;

/** Holds have no name yet, a portal's guest may have none, and a name may have been erased. */
export function guestNameOf({ guestName, state, erased, channel }: Named): string {
  if (erased) return erasedGuest;
  return guestName ?? (state === "held" ? "Em pagamento" : strangerOf(channel));
}

export const strangerOf = (channel: Channel) => portalGuest(channel) ?? "Sem nome";

const erasedGuest = "Hóspede (dados apagados)";

/** '2 adultos, 1 criança até 12 anos' */
export function peopleIn({ adults, childrenUpTo12, childrenAbove12 }: Guests): string {
  const parts = [
    plural(adults, "adulto", "adultos"),
    childrenUpTo12 > 0 && `${plural(childrenUpTo12, "criança", "crianças")} até 12 anos`,
    childrenAbove12 > 0 && `${plural(childrenAbove12, "jovem", "jovens")} acima de 12 anos`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** '4 pessoas (2 crianças)' */
export function peopleWords(people: number, children: number): string {
  const kids = children > 0 ? ` (${plural(children, "criança", "crianças")})` : "";
  return `${plural(people, "pessoa", "pessoas")}${kids}`;
}

/** A portal's calendar does not say how many come. */
export function peopleOf({ guests, portal }: Pick<BookingDetails, "guests" | "portal">): string {
  return portal?.peopleKnown === false ? "a completar" : peopleIn(guests);
}
