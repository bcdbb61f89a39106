import type { Accent } from "../domain/accent.ts";
import { formatStay } from "../domain/format-stay.ts";
import type { Language } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { Property } from "../domain/property.ts";
import type { Proposal } from "./proposal-api.ts";
import { isOffered, nightsAndPeople, proposalStanding, roomNames } from "./proposal-words.ts";

/** Everything that a proposal's preview picture shows: nothing about the guest. */
export type ProposalPicture = {
  readonly house: string;
  readonly rooms: string;
  readonly dates: string;
  readonly party: string;
  readonly totalLabel: string;
  /** Null if the price is no longer offered. */
  readonly total: string | null;
  readonly standing: string;
  readonly photoId: string | null;
  readonly accent: Accent;
};

export function pictureOf(
  proposal: Proposal,
  { name, timeZone, look }: Pick<Property, "name" | "timeZone" | "look">,
  language: Language,
): ProposalPicture {
  const { rooms, stay, state, total } = proposal;
  const year = stay.checkOut.slice(0, 4);
  const dates = formatStay(stay, "long", language);
  return {
    house: name,
    rooms: roomNames(rooms, language),
    dates: language === "pt-BR" ? `${dates} de ${year}` : `${dates}, ${year}`,
    party: nightsAndPeople(proposal, language),
    totalLabel: "Total",
    total: isOffered(state) ? formatMoney(total, language) : null,
    standing: proposalStanding(proposal, timeZone, language),
    photoId: rooms.find(({ photo }) => photo)?.photo?.id ?? null,
    accent: look.accent,
  };
}

/**
 * To be raised with every change of the drawing: pictures are cached for ever, so it needs another
 * URL.
 */
const DRAWING = 1;
const LENGTH = 20;

/**
 * The name of a picture is a hash of what it shows, because messengers cache a preview by its URL.
 */
export async function hashOfPicture(picture: ProposalPicture): Promise<string> {
  const text = JSON.stringify([DRAWING, picture]);
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, LENGTH);
}
