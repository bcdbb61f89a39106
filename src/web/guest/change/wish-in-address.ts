import type { GuestChange } from "../../../contract/guest-api.ts";
import { guestChangeUrl } from "../../../contract/page-urls.ts";
import { parseDay } from "../../../domain/day.ts";
import type { Guests } from "../../../domain/guests.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";

/** Names in the address and in the forms. */
export const STAY = "quarto";
export const LISTING = "para";
export const CHECK_IN = "entrada";
export const CHECK_OUT = "saida";
export const AGES = {
  adults: "adultos",
  childrenUpTo12: "criancas12",
  childrenAbove12: "criancasMais",
} as const;

const MOST_PEOPLE = 50;
const LONGEST_ID = 100;

type Fields = { get(name: string): unknown };

/** The fields of a wish; missing or invalid ones are left out. */
export function readWish(fields: Fields): Partial<GuestChange> {
  const stayId = readId(fields.get(STAY));
  const listingId = readId(fields.get(LISTING));
  const stay = readStay(fields);
  const guests = readGuests(fields);
  return {
    ...(stayId && { stayId }),
    ...(listingId && { listingId }),
    ...(stay && { stay }),
    ...(guests && { guests }),
  };
}

export function changeUrl(code: string, wish: GuestChange): string {
  const query = new URLSearchParams(fieldsOf(wish));
  return `${guestChangeUrl(code)}?${query}`;
}

/** A wish as names and values. */
export function fieldsOf({ stayId, listingId, stay, guests }: GuestChange): [string, string][] {
  return [
    [STAY, stayId],
    [LISTING, listingId],
    [CHECK_IN, stay.checkIn],
    [CHECK_OUT, stay.checkOut],
    [AGES.adults, String(guests.adults)],
    [AGES.childrenUpTo12, String(guests.childrenUpTo12)],
    [AGES.childrenAbove12, String(guests.childrenAbove12)],
  ];
}

function readId(value: unknown): string | null {
  return typeof value === "string" && value.length <= LONGEST_ID ? value : null;
}

function readStay(fields: Fields): Stay | null {
  const checkIn = parseDay(String(fields.get(CHECK_IN) ?? ""));
  const checkOut = parseDay(String(fields.get(CHECK_OUT) ?? ""));
  return checkIn && checkOut && makeStay(checkIn, checkOut);
}

function readGuests(fields: Fields): Guests | null {
  const adults = readCount(fields.get(AGES.adults));
  if (!adults) return null;
  return {
    adults,
    childrenUpTo12: readCount(fields.get(AGES.childrenUpTo12)) ?? 0,
    childrenAbove12: readCount(fields.get(AGES.childrenAbove12)) ?? 0,
  };
}

function readCount(value: unknown): number | null {
  const count = typeof value === "string" && /^\d{1,2}$/.test(value) ? Number(value) : null;
  return count !== null && count <= MOST_PEOPLE ? count : null;
}
