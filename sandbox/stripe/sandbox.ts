import type { StandIn } from "../provider/stand-in.ts";
import type { Books, EventEntry, RecordedEvent, RefundBehaviour } from "./state/books.ts";
import type { LedgerLine } from "./state/ledger.ts";

export type StripeKind = {
  books: Books;
  notice: EventEntry;
  changes: Pick<RecordedEvent, "livemode"> & { account: string };
  own: {
    /** Overrides the card's refund behaviour, until reset to null. */
    refundBehaviour: RefundBehaviour | null;
    /** Whether the site's endpoint is for its own account's events, not connected accounts'. */
    readonly hearsOwnAccount: boolean;
  };
  ledgerLine: LedgerLine;
};

export type Sandbox = StandIn<StripeKind>;

/** The provider's clock, in epoch seconds as Stripe counts. */
export function secondsOf({ now }: Sandbox): number {
  return Math.floor(now() / 1000);
}

/** The API call that caused a change; null if the guest or the clock did. */
export type Cause = { id: string; idempotency_key: string | null } | null;
