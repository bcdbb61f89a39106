export const guestPayment = {
  pageTitle: "Payment of your booking",
  left: "to pay. It ends {{until}}.",
  soon_one: "{{count}} minute left to pay.",
  soon_other: "{{count}} minutes left to pay.",
  otherwise: "Pay another way",
  pix: {
    heading: "Pay {{amount}} by Pix",
    lead: "In your bank's app. Leave this page open or come back later: it keeps itself up to date.",
    payee: "Your bank shows",
    waiting: "Waiting for the Pix",
    missing: "The Pix code has not come yet. We look again in a moment.",
    night: "From 8 PM to 6 AM many banks limit a Pix to R$ 1,000. If it does not go through,",
    nightCard: "pay by card",
  },
  card: {
    heading: "Pay {{amount}} by card",
    lead: "You leave this site, pay on {{label}}'s page, and come back here.",
    go: "Go to {{label}}",
    waiting: "Waiting for the payment",
    missing: "The card's page has not opened yet. We look again in a moment.",
  },
  look: {
    booking:
      "We look again every few seconds. As soon as the bank tells us, your booking is confirmed here and by e-mail.",
    balance:
      "We look again every few seconds. As soon as the bank tells us, we confirm it here and by e-mail.",
    change:
      "We look again every few seconds. As soon as the bank tells us, the change is made, and we confirm it by e-mail.",
  },
  processing: {
    pix: "Your Pix is on its way",
    card: "Your card is being checked",
    box: "The bank is checking",
    booking:
      "The nights are kept until it answers. Do not pay again. You can close the page: we tell you by e-mail.",
    balance:
      "Your booking stays confirmed. Do not pay again. You can close the page: we tell you by e-mail.",
    change:
      "The change waits for the answer. Do not pay again. You can close the page: we tell you by e-mail.",
  },
  paid: {
    deposit: "Deposit received.",
    all: "Payment received.",
    balance: "Balance received. All set!",
    change: "Difference received. The change is made!",
    untilMonth: "See you in {{month}}!",
    untilDay: "See you on the {{day}}!",
    pix: "{{amount}} by Pix. We have sent everything to your e-mail.",
    card: "{{amount}} by card. We have sent everything to your e-mail.",
    own: "Open my booking",
    calendar: "Add to calendar",
  },
  ended: {
    pixToday: "The Pix ended at {{hour}}.",
    pixBefore: "The Pix ended on {{day}} at {{hour}}.",
    pixOff: "This Pix is no longer valid.",
    cardToday: "The time for the card ended at {{hour}}.",
    cardBefore: "The time for the card ended on {{day}} at {{hour}}.",
    cardOff: "This payment is no longer valid.",
    booking: "Nothing was charged. This payment no longer keeps the nights.",
    balance: "Nothing was charged. Your booking stays confirmed.",
    change: "Nothing was charged. Your booking stays as it is.",
    settled: "There is nothing left to pay by it. See how your booking is.",
    anotherPix: "Create another Pix",
    byPix: "Pay by Pix",
    byCard: "Pay by card",
    proposal: "Back to the quote",
    own: "Back to the booking",
    paid: {
      booking:
        "Have you paid? The bank is slow at times. If the payment arrives, the booking is confirmed; if the nights are somebody else's by then, all of it goes back.",
      balance:
        "Have you paid? The bank is slow at times. If the payment arrives, it counts for your booking, and what is too much goes back to you.",
      change:
        "Have you paid? The bank is slow at times. If the payment arrives, it counts for the change; if that can no longer be made, all of it goes back.",
    },
  },
  returned: {
    lost: "The nights were no longer free.",
    lostText: "The payment arrived, but the nights were somebody else's by then.",
    heading: "This payment goes back to you.",
    text: "It arrived, but there was nothing to pay with it.",
    owed: "We will give all of it back.",
    talk: "Talk to the house",
  },
} as const;
