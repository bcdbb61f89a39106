import type { Stripe } from "stripe";
import type { Delivery } from "../../provider/courier.ts";
import type { SavedAnswer } from "../../provider/keep-books.ts";
import type { Attempt } from "./payer.ts";

export const REFUND_BEHAVIOURS = [
  "succeeds",
  "pending_then_succeeds",
  "succeeds_then_fails",
  "pending_insufficient_funds",
] as const;

export type RefundBehaviour = (typeof REFUND_BEHAVIOURS)[number];

export type SummaryLine = { name: string; description: string | null; amount: number };

/** A card attempt that the bank wants its holder to authorise first. */
export type Challenge = { id: string; attempt: Attempt };

export type SessionEntry = {
  account: string;
  session: Stripe.Checkout.Session;
  /**
   * A closed session no longer has its secret, but the open tab must still learn that it has ended.
   */
  clientSecret: string;
  lines: SummaryLine[];
  /** For the payment intent, once there is one. */
  metadata: Record<string, string>;
  challenge: Challenge | null;
};

export type IntentEntry = {
  account: string;
  sessionId: string;
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge | null;
  refundBehaviour: RefundBehaviour;
  paidAt: number | null;
  pixExpiresAt: number | null;
};

export type RefundEntry = {
  account: string;
  intentId: string;
  refund: Stripe.Refund;
  settles: { at: number; as: "succeeded" | "failed" } | null;
};

export type DisputeEntry = {
  account: string;
  dispute: Omit<Stripe.Dispute, "evidence"> & { evidence: object };
};

export type RecordedEvent = Omit<Stripe.EventBase, "data"> & { data: { object: object } };

export type EventEntry = {
  account: string;
  event: RecordedEvent;
  deliveries: Delivery[];
};

/** The whole state as plain data, oldest first, stored as JSON. */
export type Books = {
  sessions: SessionEntry[];
  intents: IntentEntry[];
  refunds: RefundEntry[];
  disputes: DisputeEntry[];
  events: EventEntry[];
  savedAnswers: Record<string, SavedAnswer>;
};

export function emptyBooks(): Books {
  return { sessions: [], intents: [], refunds: [], disputes: [], events: [], savedAnswers: {} };
}
