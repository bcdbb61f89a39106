export const pay = {
  title: "Pay for the booking",
  back: "Room",
  lookAgain: "Back to the room",
  summary: "Summary",
  pixHeading: "Pay {{amount}} by Pix",
  pixLead: "Say who the booking is for. Your nights are held with the Pix code, which comes next.",
  cardHeading: "Pay {{amount}} by card",
  cardLead:
    "Say who the booking is for. Then you pay on the card's secure page and come back here.",
  data: "About you",
  name: "Full name",
  email: "E-mail",
  phone: "Mobile phone with area code",
  phoneExample: "+44 7700 900000",
  linkGoes: "The link of your booking goes to this e-mail.",
  makePix: "Create a Pix for {{amount}}",
  making: "Making it…",
  toCard: "Go on to the card",
  opening: "Opening…",
  otherMeans: "Would you rather pay another way?",
  byPix: "Pay by Pix",
  byCard: "Pay by card",
  retry: "Try again",
  wrong: {
    name: "Write your first and last name.",
    email: "Write the whole e-mail, such as name@example.com.",
    phone: "Write the phone with its area code, such as +44 7700 900000.",
  },
  refused: {
    "invalid-request": "Nothing was sent yet: check the marked fields.",
    "offer-differs":
      "The amount changed while you were reading: it is {{amount}} now. Nothing was charged. Check it and confirm again.",
    "price-differs":
      "The amount changed while you were reading: it is {{amount}} now. Nothing was charged. Check it and confirm again.",
    "nights-taken":
      "Somebody else has these nights just now. Nothing was charged. If they do not pay, the nights are free again: try later, or talk to the house.",
    "proposal-waits":
      "There is an open Pix for this quote. If you have paid, do not pay again: talk to the house.",
    "proposal-over": "This quote can no longer be paid. Nothing was charged. See how it is.",
    "proposal-paid": "This quote has been paid and is a booking. Nothing was charged again.",
    "pix-open-elsewhere":
      "There is a Pix open with this e-mail or phone. Finish that one first, or talk to the house. Nothing was charged.",
    "means-not-taken":
      "The house does not take it like this now. Nothing was charged. Choose another way, or talk to the house.",
    "payment-processing":
      "The bank is confirming a payment. Do not pay again: wait for the answer.",
    "payment-unavailable":
      "The payment is out of service for a moment. Nothing was charged. Try again.",
    "sent-otherwise":
      "What you sent before counts. Check what is written and send again if needed.",
    "too-many-requests": "Too many requests in a short time. Wait a minute and try again.",
    unheard: "The house did not answer. What you wrote is still here: try again in a moment.",
    other: "It did not work just now. Nothing was charged. Try again.",
  },
} as const;
