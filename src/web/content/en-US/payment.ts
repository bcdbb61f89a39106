import { booking } from "./booking.ts";

export const payment = {
  label: "Payment of the booking",
  secure: "Secure payment",
  close: "Close the payment and go back to the room",
  loading: "Opening the payment…",
  slow: "This is taking longer than usual: the connection may be weak. Nothing was charged. Wait a little longer, or choose a way:",
  scriptFailed: "Failed to load Stripe.js",
  scriptMissing: "Stripe.js not available",
  notOpened: "The payment did not open. Nothing was charged and your dates are still free.",
  retry: "Try again",
  backToRoom: "Back to the room",
  callUs: "Or call",
  minutesLeft_one: "Your nights are kept for {{count}} minute.",
  minutesLeft_other: "Your nights are kept for {{count}} minutes.",
  firstToPay_one:
    "These nights are in demand and go to whoever pays first. You have {{count}} minute. If they are not yours, you get everything back.",
  firstToPay_other:
    "These nights are in demand and go to whoever pays first. You have {{count}} minutes. If they are not yours, you get everything back.",
  expired: "This payment has expired",
  expiredText:
    "Nothing was charged and the nights were set free. Open the payment again, or go back and choose other dates.",
  openAgain: "Open again",
  alternatives: "These dates are still free:",
  ownText:
    "These nights are yours already, and nothing was charged again. To change your booking, talk to us; for another one, choose other dates.",
  refused: {
    own: "You have already booked: {{code}}.",
    "nights-taken": "Somebody has just booked one of these nights. Nothing was charged.",
    "invalid-stay": booking.ask["longer-stay"],
    "stay-past": booking.refusal.past,
    "stay-too-late-today": "It is too late to book tonight on the site. Talk to us.",
    "stay-too-far": booking.refusal["too-far"],
    "stay-no-arrival-day": booking.refusal["no-arrival-day"],
    "stay-too-short": "These dates ask for a longer stay.",
    "stay-too-long": "This stay is longer than one booking can be.",
    "too-many-guests": "This room does not sleep so many. See a larger room.",
    "listing-unknown": "This room has left the site. The others are still here.",
    "payment-unavailable": "The payment is out of order for a moment. Nothing was charged.",
    other: "The payment did not open. Nothing was charged.",
  },
};
