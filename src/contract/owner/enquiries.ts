import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Stay } from "../../domain/stay.ts";
import type { RoomParty } from "../api.ts";

/** A request for nights as the house sees it. No night is held for it. */
export type Enquiry = {
  readonly id: string;
  readonly stay: Stay;
  readonly rooms: readonly RoomParty[];
  /** Without those that were deleted meanwhile. */
  readonly roomNames: readonly string[];
  /** In all rooms together. */
  readonly guests: Guests;
  readonly name: string;
  readonly phone: string;
  /** The language of the page on which it was written. */
  readonly language: Language;
  readonly madeAt: number;
  readonly isAnswered: boolean;
};
