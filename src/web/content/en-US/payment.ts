import { booking } from "./booking.ts";

export const payment = {
  label: "Pay for your booking",
  secure: "Secure payment",
  close: "Close payment and go back to the room",
  loading: "Opening the payment form…",
  slow: "This is taking longer than usual: your connection may be weak. You haven’t been charged. Wait a little longer, or choose an option:",
  scriptFailed: "Failed to load Stripe.js",
  scriptMissing: "Stripe.js not available",
  preferPix: "No card?",
  byPix: "Pay by Pix, straight to the house",
  byPixCode: "Pay by Pix",
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
  ownText:
    "These nights are already yours, and you weren’t charged again. To change your booking, contact us. To make another one, choose other dates.",
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
