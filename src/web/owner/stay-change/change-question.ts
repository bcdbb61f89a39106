import { timelineUrl } from "../../../contract/owner-urls.ts";
import type { PartyDraft } from "./party-fields.tsx";

type Draft = {
  /** Which room of a booking with several. */
  readonly stayId?: string | undefined;
  readonly listingId: string;
  readonly checkIn: string;
  readonly checkOut: string;
} & Partial<PartyDraft>;

/** The URL of a change's price preview. */
export const changeQuestion = (bookingId: string, draft: Draft) =>
  `${timelineUrl}/mudanca?${queryOf(bookingId, draft)}`;

/** The same preview for every room. */
export const roomsQuestion = (bookingId: string, draft: Draft) =>
  `${timelineUrl}/quartos?${queryOf(bookingId, draft)}`;

function queryOf(bookingId: string, draft: Draft): URLSearchParams {
  return new URLSearchParams({
    reserva: bookingId,
    ...(draft.stayId && { estadia: draft.stayId }),
    quarto: draft.listingId,
    de: draft.checkIn,
    ate: draft.checkOut,
    ...(draft.adults !== undefined && {
      adultos: draft.adults,
      criancas: draft.childrenUpTo12 ?? "",
      jovens: draft.childrenAbove12 ?? "",
    }),
  });
}
