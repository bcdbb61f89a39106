import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { ProposalDeposit, ProposalState } from "../../domain/proposal.ts";
import type { Stay } from "../../domain/stay.ts";
import type { RoomParty } from "../api.ts";

/** The proposal that the owner wants to make. */
export type ProposalWish = {
  readonly stay: Stay;
  /** At least one; for the same nights. */
  readonly rooms: readonly RoomParty[];
  /** The agreed total; if missing, the price list applies. Owner only. */
  readonly total?: Centavos;
  /** The list price that the form showed: if it has changed, nothing is made. */
  readonly seenTotal?: Centavos;
  /** Null if everything is due at once. */
  readonly deposit: ProposalDeposit | null;
  readonly validHours: number;
  /**
   * For how long the nights are kept: at most 48 hours, and no longer than the proposal is valid.
   * Null if they are not.
   */
  readonly keepHours: number | null;
  readonly language: Language;
  /** Whom it is for; not shown on the page. */
  readonly label: string;
  /** To the guest. */
  readonly words: string;
  /** The request that it answers. */
  readonly enquiryId?: string;
};

export type ProposalRow = {
  readonly id: string;
  readonly code: string;
  readonly state: ProposalState;
  readonly label: string;
  readonly roomNames: readonly string[];
  readonly stay: Stay;
  readonly guests: Guests;
  readonly total: Centavos;
  readonly language: Language;
  readonly madeAt: number;
  readonly validUntil: number;
  readonly heldUntil: number | null;
  readonly seenAt: number | null;
  /** When a chat was last opened with its text. */
  readonly openedAt: number | null;
  /** Null if it was not paid. */
  readonly paid: { readonly amount: Centavos; readonly on: Day; readonly bookingId: string } | null;
};

export type ProposalDetails = ProposalRow & {
  /** The page's address, without the site. */
  readonly path: string;
  readonly url: string;
  readonly rooms: readonly (RoomParty & { readonly name: string })[];
  readonly listed: Centavos;
  readonly dueNow: Centavos;
  readonly deposit: ProposalDeposit | null;
  readonly words: string;
  /** The request that it answers, until it is forgotten. */
  readonly enquiryId: string | null;
  /** The number of who asked for it, in the form of a chat's link. */
  readonly chatNumber: string | null;
  /** The chat's text as it would be sent now. */
  readonly message: string;
};

export const proposalViews = ["open", "paid", "over"] as const;
export type ProposalView = (typeof proposalViews)[number];

export type ProposalList = {
  readonly rows: readonly ProposalRow[];
  readonly openCount: number;
  readonly openTotal: Centavos;
};
