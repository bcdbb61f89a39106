import type { Language } from "../../../domain/language.ts";
import type { BookingDraft } from "../new-booking/booking-draft.ts";
import type { DepositChoice } from "./terms.ts";

/** What the form begins with. */
export type ProposalStart = {
  readonly draft: BookingDraft;
  readonly label: string;
  readonly words: string;
  readonly language: Language;
  /** As it would be typed. */
  readonly agreed: string;
  /** Null: as the house asks for it. */
  readonly deposit: DepositChoice | null;
};
