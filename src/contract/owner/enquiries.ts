import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Stay } from "../../domain/stay.ts";
import type { RoomParty } from "../api.ts";

/** A request for nights as the house sees it. No night is held for it. */
export type Enquiry = {
  readonly id: string;
  readonly stay: Stay;
  /** Those that still exist. */
  readonly rooms: readonly (RoomParty & { readonly name: string })[];
  /** In all rooms together. */
  readonly guests: Guests;
  readonly name: string;
  readonly phone: string;
  /** The language of the page on which it was written. */
  readonly language: Language;
  readonly madeAt: number;
  readonly isAnswered: boolean;
  /** The last one that was made for it. */
  readonly proposalId: string | null;
};

/** Newest first. */
export type Enquiries = {
  readonly waiting: readonly Enquiry[];
  /** More than are listed, if many wait. */
  readonly waitingCount: number;
  /** Of the last days. */
  readonly answered: readonly Enquiry[];
};
