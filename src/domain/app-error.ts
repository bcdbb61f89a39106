/** Every intended refusal. The contract gives each a status and a text. */
export type RefusalCode =
  | "invalid-request"
  | "invalid-stay"
  | "stay-past"
  | "stay-too-late-today"
  | "stay-too-far"
  | "stay-no-arrival-day"
  | "stay-too-short"
  | "stay-too-long"
  | "too-many-guests"
  | "listing-unknown"
  | "route-unknown"
  | "nights-taken"
  | "key-reused"
  | "sent-otherwise"
  | "form-outdated"
  | "checkout-unknown"
  | "checkout-unpaid"
  | "checkout-expired"
  | "booking-cancelled"
  | "nights-lost"
  | "payment-returned"
  | "payment-unavailable"
  | "payment-processing"
  | "booking-unknown"
  | "link-unknown"
  | "proposal-unknown"
  | "proposal-over"
  | "proposal-paid"
  | "proposal-waits"
  | "pix-unknown"
  | "pix-open-elsewhere"
  | "pix-answered"
  | "means-not-taken"
  | "message-unknown"
  | "guest-may-not"
  | "offer-differs"
  | "change-gone"
  | "change-open"
  | "nothing-open"
  | "too-little-online"
  | "booking-not-cancellable"
  | "portal-decides"
  | "stay-has-money"
  | "commission-too-high"
  | "refund-too-high"
  | "refund-differs"
  | "refund-settled"
  | "discount-too-high"
  | "discount-above-rooms"
  | "payment-gone"
  | "day-impossible"
  | "more-than-open"
  | "price-differs"
  | "receipt-unknown"
  | "payment-undone"
  | "check-in-too-early"
  | "still-open"
  | "too-many-requests"
  | "signature-invalid"
  | "origin-refused"
  | "body-too-large"
  | "media-type-refused"
  | "sign-in-required"
  | "second-factor-required"
  | "not-allowed"
  /** Her password or code has to be given once more. */
  | "step-up-needed"
  | "step-up-wrong"
  | "step-up-throttled"
  /** An owner since yesterday does not decide where money goes. */
  | "owner-too-new"
  | "person-known"
  | "changed-meanwhile"
  | "booking-not-here"
  | "no-mail-to-send"
  | "address-corrected"
  | "guest-data-needed"
  | "guest-erased"
  | "picture-unreadable"
  | "picture-too-large"
  | "picture-underway"
  | "pictures-busy"
  | "room-has-bookings"
  | "room-has-blocks"
  | "room-not-ready"
  | "room-still-shown"
  | "room-has-history"
  | "room-name-taken"
  | "room-state-changed"
  | "too-many-seasons"
  | "feed-unknown"
  | "conflict-unknown"
  | "unavailable"
  | "unexpected";

export class AppError extends Error {
  readonly code: RefusalCode;
  /** Sent with the response. Never personal data. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: RefusalCode,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}
