import type { Faults } from "./faults.ts";
import type { Books, RefundBehaviour } from "./state/books.ts";
import type { Courier } from "./webhooks/courier.ts";

/** The state that every operation works on. */
export type Sandbox = {
  books: Books;
  save(): void;
  /** The provider's clock, in epoch seconds as Stripe counts. */
  seconds(): number;
  courier: Courier;
  faults: Faults;
  /** Overrides the card's refund behaviour, until reset to null. */
  refundBehaviour: RefundBehaviour | null;
};

/** The API call that caused a change; null if the guest or the clock did. */
export type Cause = { id: string; idempotency_key: string | null } | null;
