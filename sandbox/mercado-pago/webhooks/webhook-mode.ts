/** Delivery faults. */
export type WebhookMode =
  | { mode: "normal" }
  /** The next notifications are lost, without retries. */
  | { mode: "drop"; events: number }
  | { mode: "delay"; ms: number }
  /** Every notification is delivered this many times at once. */
  | { mode: "duplicate"; copies: number }
  /** Nothing leaves until released. */
  | { mode: "hold" };

/** How a notification looks. */
export type WebhookStyle = {
  /** `ipn`: the old style, without a signature. */
  form: "signed" | "ipn";
  /** Whether the signature covers the id as sent or in lower case. */
  signedId: "as_sent" | "lower_case";
};
