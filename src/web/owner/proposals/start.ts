import type { Language } from "../../../domain/language.ts";
import type { BookingDraft } from "../new-booking/booking-draft.ts";
import type { DepositChoice } from "./terms.ts";

/** What the form begins with. */
export type ProposalStart = {
  readonly draft: BookingDraft;
  readonly label: string;
  readonly words: string;
  readonly language: Language;
  /** The agreed total as typed text. */
  readonly agreed: string;
  /** The request that it answers. */
  readonly enquiryId: string | null;
  /** Null: the house's usual deposit. */
  readonly deposit: DepositChoice | null;
};
