import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";

/** What a message to a guest is written from. */
export type Written = Stay & {
  readonly code: string;
  readonly guestName: string | null;
  /** In which she reads; messages to her are in it. */
  readonly language: Language;
  /** The listing's name in her language. */
  readonly listingNameToGuest: string;
  readonly total: Centavos;
  readonly paid: Centavos;
  /** What is asked of her; negative: owed to her. */
  readonly balance: Centavos;
  /** Opens the guest's own page; null if there is none to be seen, or not by this person. */
  readonly guestLink: string | null;
  /** '21:30' */
  readonly expectedArrival: string | null;
};
