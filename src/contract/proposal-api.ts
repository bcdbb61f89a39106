import type { CancellationStep } from "../domain/cancellation.ts";
import type { LocalTime } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import type { Photo } from "../domain/listing.ts";
import type { Centavos } from "../domain/money.ts";
import type { OfferedWays, OnlineMeans } from "../domain/payment-choice.ts";
import type { PaymentPlan } from "../domain/payment-plan.ts";
import type { ProposalState } from "../domain/proposal.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { Stay } from "../domain/stay.ts";
import type { OpenCheckout } from "./api.ts";
import type { BegunPayment } from "./pay-api.ts";
import type { Payer } from "./payer.ts";

export type ProposedRoom = {
  readonly listingId: string;
  readonly slug: string;
  readonly name: string;
  readonly photo: Photo | null;
  readonly guests: Guests;
  /** It has a page on the site. */
  readonly published: boolean;
};

/** What is free instead, with its price today. */
export type ProposalAlternative = {
  readonly listingId: string;
  readonly name: string;
  readonly photo: Photo | null;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly total: Centavos;
};

/**
 * A proposal as the holder of its link sees it: without the guest's name, because links are passed
 * on.
 */
export type Proposal = {
  readonly code: string;
  readonly state: ProposalState;
  /** The property's local time. */
  readonly now: LocalTime;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** The name of the person of the house who made it. */
  readonly madeBy: string;
  readonly validUntil: number;
  /** Until when its nights are kept; null if they are not. */
  readonly heldUntil: number | null;
  readonly stay: Stay;
  readonly guests: Guests;
  /** In order; at least one. */
  readonly rooms: readonly ProposedRoom[];
  /** The price list's lines when it was made. */
  readonly lines: readonly QuoteLine[];
  readonly listed: Centavos;
  readonly total: Centavos;
  /** What the house writes to the guest. */
  readonly words: string;
  /** The deposit and the rest; null if everything is due at once, without a choice. */
  readonly plan: PaymentPlan | null;
  /** The policy that would be bought now, as dates and times. */
  readonly policy: readonly CancellationStep[];
  readonly ways: OfferedWays;
  readonly payee: { readonly name: string; readonly cnpj: string | null };
  /** A payment is open; `begun` only in the browser that began one with a page of its own. */
  readonly paying: {
    readonly means: OnlineMeans;
    readonly until: number;
    readonly dueNow: Centavos;
    readonly begun: BegunPayment | null;
    /** The guest says that the Pix is paid: the owner looks first. */
    readonly isTold: boolean;
  } | null;
  /** A guest says too late that a Pix for it is paid, and the owner has not answered. */
  readonly isToldLate: boolean;
  /** Null if it is not paid. */
  readonly paid: { readonly amount: Centavos; readonly at: number } | null;
  /** For an expired one that the site would sell: what its nights cost now at the list price. */
  readonly today: { readonly total: Centavos; readonly lines: readonly QuoteLine[] } | null;
  /** For a taken one, or an expired one that the site would not sell. */
  readonly alternatives: readonly ProposalAlternative[];
};

/** How a guest wants to pay a proposal. `dueNow` is what was shown; refused if it has changed. */
export type ProposalPayment = { readonly paysAll: boolean; readonly dueNow: Centavos };

/** For anybody who has a proposal's code. An unknown code is refused with 'proposal-unknown'. */
export type ProposalApi = {
  getProposal(code: string): Promise<Proposal>;
  /** Called by the page's script, so that robots which fetch a preview do not count. */
  noteSeen(code: string): Promise<void>;
  /**
   * Pays in a frame. One session per proposal: a second browser gets the same. Another choice ends
   * it first.
   */
  payByCard(code: string, payment: ProposalPayment): Promise<OpenCheckout>;
  /** Makes the hold and a payment outside the frame, and stores its link in this browser. */
  beginPayment(
    code: string,
    key: string,
    payment: ProposalPayment & { readonly means: OnlineMeans; readonly payer: Payer },
  ): Promise<BegunPayment>;
};
