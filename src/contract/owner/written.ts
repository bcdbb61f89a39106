import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";

/** The data that a message to a guest is written from. */
export type Written = Stay & {
  readonly code: string;
  readonly guestName: string | null;
  /** The guest's language, in which messages are written. */
  readonly language: Language;
  /** The listing's name in the guest's language. */
  readonly listingNameToGuest: string;
  readonly total: Centavos;
  readonly paid: Centavos;
  /** The open amount; negative if the guest is owed. */
  readonly balance: Centavos;
  /** The guest link; null if there is none, or if this person may not see it. */
  readonly guestLink: string | null;
  /** '21:30' */
  readonly expectedArrival: string | null;
};
