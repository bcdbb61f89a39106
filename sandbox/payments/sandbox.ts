import type { Faults } from "./api/faults.ts";
import type { Courier } from "./events/courier.ts";
import type { RefundBehaviour } from "./refunds/refund-behaviour.ts";
import type { Books } from "./state/books.ts";

/** What every operation works on. */
export type Sandbox = {
  books: Books;
  save(): void;
  /** The provider's clock, in epoch seconds as Stripe counts. */
  seconds(): number;
  courier: Courier;
  faults: Faults;
  /** Overrides what the card decides about refunds, until set back to null. */
  refundBehaviour: RefundBehaviour | null;
};

/** The API call that caused a change; null when the guest or the clock did. */
export type Cause = { id: string; idempotency_key: string | null } | null;
