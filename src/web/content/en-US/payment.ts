export const payment = {
  label: "Pay for your booking",
  secure: "Secure payment",
  close: "Close payment and go back to the room",
  loading: "Opening the payment form…",
  slow: "This is taking longer than usual: your connection may be weak. You haven’t been charged. Wait a little longer, or choose an option:",
  scriptFailed: "Failed to load Stripe.js",
  scriptMissing: "Stripe.js not available",
  notOpened:
    "The payment form didn’t open. You weren’t charged, and your dates are still available.",
  retry: "Try again",
  backToRoom: "Back to the room",
  callUs: "Or call",
  minutesLeft_one: "Your nights are held for {{count}} minute.",
  minutesLeft_other: "Your nights are held for {{count}} minutes.",
  firstToPay_one:
    "These nights are in demand and go to whoever pays first. You have {{count}} minute. If somebody else pays first, you get a full refund.",
  firstToPay_other:
    "These nights are in demand and go to whoever pays first. You have {{count}} minutes. If somebody else pays first, you get a full refund.",
  expired: "This payment has expired",
  expiredText:
    "You weren’t charged, and the nights were released. Open the payment again, or go back and choose other dates.",
  openAgain: "Open again",
  alternatives: "These dates are still available:",
  ownText:
    "These nights are already yours, and you weren’t charged again. To change your booking, contact us. To make another one, choose other dates.",
  refused: {
    own: "You’ve already booked this stay: {{code}}.",
    "nights-taken": "Somebody just booked one of these nights. You weren’t charged.",
    "invalid-stay": "Check-out must be at least one day after check-in.",
    "stay-past": "That check-in date is in the past. Choose today or later.",
    "stay-too-late-today": "It’s too late to book tonight online. Contact us.",
    "stay-too-far": "That date isn’t open for booking yet.",
    "stay-no-arrival-day": "We don’t have check-ins on that day of the week. Choose another day.",
    "stay-too-short": "These dates require a longer stay.",
    "stay-too-long": "This stay is longer than a single booking allows.",
    "too-many-guests": "This room doesn’t sleep that many people. Try a larger room.",
    "listing-unknown": "This room is no longer available online. The others still are.",
    "payment-unavailable": "Payments are temporarily unavailable. You weren’t charged.",
    other: "The payment form didn’t open. You weren’t charged.",
  },
};
