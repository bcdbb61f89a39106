import { timelineUrl } from "../../../contract/owner-urls.ts";
import type { PartyDraft } from "./party-fields.tsx";

type Draft = {
  readonly listingId: string;
  readonly checkIn: string;
  readonly checkOut: string;
} & Partial<PartyDraft>;

/** The URL that tells what a change would cost. */
export function changeQuestion(bookingId: string, draft: Draft): string {
  const query = new URLSearchParams({
    reserva: bookingId,
    quarto: draft.listingId,
    de: draft.checkIn,
    ate: draft.checkOut,
    ...(draft.adults !== undefined && {
      adultos: draft.adults,
      criancas: draft.childrenUpTo12 ?? "",
      jovens: draft.childrenAbove12 ?? "",
    }),
  });
  return `${timelineUrl}/mudanca?${query}`;
}
