import type { RoomsWish } from "../../../contract/owner/room-offers.ts";
import { newBookingUrl } from "../../../contract/owner-urls.ts";
import { parseDay } from "../../../domain/day.ts";
import { defaultParty, type Guests } from "../../../domain/guests.ts";
import type { Stay } from "../../../domain/stay.ts";
import { readStay } from "../timeline/read-stay.ts";

/** What was chosen so far. */
export type BookingDraft = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: Guests;
  /** The room that was asked for, before it was known what is free. */
  readonly wanted: string | null;
  /** The key of the chosen room or combination. */
  readonly chosen: string | null;
  /** Rooms picked one by one; null where one is enough. */
  readonly picked: readonly string[] | null;
};

/** From the page's URL: the calendar links here with room and dates. */
export function draftIn(query: URLSearchParams): BookingDraft {
  const wanted = query.get("quarto") || null;
  const together = query.getAll("com");
  return {
    checkIn: parseDay(query.get("de") ?? "") ?? "",
    checkOut: parseDay(query.get("ate") ?? "") ?? "",
    guests: soundPartyIn(query) ?? defaultParty(),
    wanted,
    chosen: wanted,
    picked: together.length > 1 ? together : null,
  };
}

export function stayOf({ checkIn, checkOut }: BookingDraft): Stay | null {
  return readStay(checkIn, checkOut);
}

/** The draft as a query: dates, people and rooms, but no name. */
export function draftQuery(draft: BookingDraft): URLSearchParams {
  const { checkIn, checkOut, guests, picked } = draft;
  const query = new URLSearchParams({
    de: checkIn,
    ate: checkOut,
    adultos: `${guests.adults}`,
    criancas: `${guests.childrenUpTo12}`,
    jovens: `${guests.childrenAbove12}`,
  });
  for (const room of picked ?? []) query.append("com", room);
  return query;
}

/** The same draft in another form. */
export function draftUrl(page: string, draft: BookingDraft): string {
  const query = draftQuery(draft);
  if (draft.chosen) query.set("quarto", draft.chosen);
  return `${page}?${query}`;
}

/** The URL that tells what is free; null until there is a stay. */
export function offerQuestion(draft: BookingDraft): string | null {
  if (!stayOf(draft)) return null;
  const query = draftQuery(draft);
  if (draft.wanted) query.set("quarto", draft.wanted);
  return `${newBookingUrl}/quartos?${query}`;
}

export function readWish(query: URLSearchParams): RoomsWish | null {
  const stay = readStay(query.get("de") ?? "", query.get("ate") ?? "");
  return (
    stay && {
      stay,
      guests: partyIn(query),
      wanted: query.get("quarto"),
      together: query.getAll("com"),
    }
  );
}

/** A URL can contain anything, so the party is checked. */
function soundPartyIn(query: URLSearchParams): Guests | null {
  const party = partyIn(query);
  const counts = Object.values(party);
  return party.adults >= 1 && counts.every((one) => Number.isInteger(one) && one >= 0)
    ? party
    : null;
}

function partyIn(query: URLSearchParams): Guests {
  return {
    adults: Number(query.get("adultos")),
    childrenUpTo12: Number(query.get("criancas")),
    childrenAbove12: Number(query.get("jovens")),
  };
}
