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

/** A proposal as whoever has its link sees it: nobody's name, for links are passed on. */
export type Proposal = {
  readonly code: string;
  readonly state: ProposalState;
  /** Now, at the property. */
  readonly now: LocalTime;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** The name of who made it, of the house. */
  readonly madeBy: string;
  readonly validUntil: number;
  /** Its nights are kept until then; null: they are not. */
  readonly heldUntil: number | null;
  readonly stay: Stay;
  readonly guests: Guests;
  /** In order; at least one. */
  readonly rooms: readonly ProposedRoom[];
  /** By the price list when it was made. */
  readonly lines: readonly QuoteLine[];
  readonly listed: Centavos;
  readonly total: Centavos;
  /** What the house writes to the guest. */
  readonly words: string;
  /** The deposit and the rest; null: everything at once, and there is no choice. */
  readonly plan: PaymentPlan | null;
  /** What would be bought now, as dates and times. */
  readonly policy: readonly CancellationStep[];
  readonly ways: OfferedWays;
  readonly payee: { readonly name: string; readonly cnpj: string | null };
  /** Somebody is paying it; `begun` only in the browser that began a payment with its own page. */
  readonly paying: {
    readonly means: OnlineMeans;
    readonly until: number;
    readonly dueNow: Centavos;
    readonly begun: BegunPayment | null;
    /** The guest says that she paid the Pix: the house looks first. */
    readonly isTold: boolean;
  } | null;
  /** Somebody says too late that she paid a Pix of it, and the house has not answered. */
  readonly isToldLate: boolean;
  /** Of a paid one. */
  readonly paid: { readonly amount: Centavos; readonly at: number } | null;
  /** Of an expired one that the site would sell: what its nights cost by the list now. */
  readonly today: { readonly total: Centavos; readonly lines: readonly QuoteLine[] } | null;
  /** Of a taken one, or an expired one that the site would not sell. */
  readonly alternatives: readonly ProposalAlternative[];
};

/** How a guest wants to pay a proposal. `dueNow` is what she was shown: refused if it is another. */
export type ProposalPayment = { readonly paysAll: boolean; readonly dueNow: Centavos };

/** Whoever has a proposal's code. An unknown code is refused with 'proposal-unknown'. */
export type ProposalApi = {
  getProposal(code: string): Promise<Proposal>;
  /** By the page itself, once it runs: robots that look for a preview do not count. */
  noteSeen(code: string): Promise<void>;
  /**
   * In a frame. One session per proposal: a second browser gets the same. Choosing otherwise ends it
   * first.
   */
  payByCard(code: string, payment: ProposalPayment): Promise<OpenCheckout>;
  /** Makes the hold and its payment otherwise, and keeps its link in this browser. */
  beginPayment(
    code: string,
    key: string,
    payment: ProposalPayment & { readonly means: OnlineMeans; readonly payer: Payer },
  ): Promise<BegunPayment>;
};
