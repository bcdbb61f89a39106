export const guestPix = {
  pageTitle: "Pix to the house",
  heading: "Pix straight to the house",
  lead: {
    booking: "The house checks it. The nights are kept until {{until}}.",
    balance: "The house checks it. Your booking is confirmed already.",
  },
  left: {
    booking: "to pay and tell us. It ends {{until}}.",
    soon_one: "{{count}} minute left to pay and tell us.",
    soon_other: "{{count}} minutes left to pay and tell us.",
  },
  noKey: "The house no longer takes payments by this key. Do not pay: talk to the house.",
  payee: {
    check: "Check this at your bank before you confirm",
    key: "Key: {{key}}",
  },
  steps: {
    pay: "Pay {{amount}}. The amount is in the code.",
    tell: "Then press “{{tell}}”. A receipt helps, but is not required.",
    wait: {
      booking:
        "The house checks within two hours, counted from 8 AM to 8 PM. The nights are kept until then, and at most until the check-in hour.",
      balance: "The house checks its bank and confirms by e-mail.",
    },
  },
  night: {
    booking:
      "From 8 PM to 6 AM many banks limit a Pix to R$ 1,000. If it does not go through, talk to the house before the time is up.",
    balance:
      "From 8 PM to 6 AM many banks limit a Pix to R$ 1,000. If it does not go through, talk to the house or pay after 6 AM.",
  },
  mayYield: {
    shown:
      "From 8 PM to 8 AM nobody of the house can look. If you tell us in those hours, the nights may still go to whoever pays for them until {{until}}. If that happens, the house gives your whole Pix back.",
    told: "Nobody of the house can look now: the nights may still go to whoever pays for them until {{until}}. If that happens, the house gives your whole Pix back. After that they wait for you alone.",
  },
  nightCard: "You can also pay by card, on the booking's page.",
  receipt: {
    add: "Add a receipt",
    other: "Choose another receipt",
    hint: "A photo or a screenshot, up to 5 MB. Optional.",
    send: "Send the receipt",
    sending: "Sending the receipt…",
    sent: "The receipt has arrived.",
    notSent: "Your message has arrived, but the receipt has not.",
    refused: {
      "picture-too-large": "That picture is too large: send a screenshot of it, of up to 5 MB.",
      "picture-underway": "The picture before it is still arriving. Wait a moment.",
      "pictures-busy": "Many pictures are arriving right now. Wait a minute and send it again.",
      "picture-unreadable": "We could not open that file. Send a photo as JPG or PNG.",
      "not-a-picture": "Only a photo or a screenshot. For a PDF, take a screenshot.",
      "too-many-requests": "That was too many. Wait a little and try again.",
      "pix-answered": "The house has received this Pix: the receipt is no longer needed.",
      "link-unknown": "This link is no longer valid. Open the one in the house's latest e-mail.",
      other: "Try again, or send it by WhatsApp.",
    },
  },
  tell: "I have paid the Pix",
  tellAgain: "Tell them again",
  telling: "Telling the house…",
  whatsapp: "Send by WhatsApp",
  talk: "Talk to the house",
  remind: "Remind the house",
  told: {
    chip: "Waiting for the house",
    heading: "We have your message. The house has yet to check.",
    lead: {
      booking: "The house checks by {{until}}. The nights of {{stay}} are kept.",
      balance: "The house checks its bank and tells you by e-mail. Your booking stays confirmed.",
      night: "The house checks the nights of {{stay}} until {{until}}.",
    },
    you: "You told us",
    whenWithReceipt: "{{time}}, with a receipt",
    house: "The house checks its bank",
    by: "by {{until}}",
    end: {
      booking: "Booking confirmed by e-mail",
      balance: "Payment confirmed by e-mail",
    },
    stay: "You can close this page. If it stays open, it updates by itself.",
  },
  missing: {
    chip: "Pix not found",
    heading: "The house did not find this Pix.",
    lead: {
      booking:
        "The nights are still kept until {{until}}. Check at your bank whether it was sent, and to which name.",
      balance:
        "Your booking stays confirmed. Check at your bank whether it was sent, and to which name.",
    },
    code: "Show the Pix code again",
  },
  received: {
    chip: {
      booking: "Confirmed",
      balance: "Received",
    },
    heading: {
      booking: "Pix received. Booking confirmed!",
      balance: "Pix received. All set!",
    },
    lead: "The house has confirmed your Pix. We have sent everything to your e-mail.",
    lost: {
      heading: "The Pix arrived, but the nights were no longer free.",
      lead: "The house gives the whole amount back.",
    },
    paid: "Paid so far",
    open: "Still to pay",
    own: "Open my booking",
  },
  ended: {
    chip: "Ended",
    heading: "This Pix is no longer valid.",
    disowned: "Do not pay this Pix.",
    disownedLead:
      "The key that was shown here is not ours. Delete the code that you copied. If you have paid, ask your bank now to return a Pix because of fraud (MED), and talk to us.",
    lead: {
      booking: "It no longer keeps any nights. If you have not paid yet, do not.",
      balance:
        "If you have not paid yet, do not. What is still to be paid, if anything, is on the booking's page.",
    },
    told: {
      booking:
        "The house has your message and will look at its bank. If the Pix arrived, it makes the booking, if the nights are still free, or gives everything back.",
      balance:
        "The house has your message and will look at its bank. If the Pix arrived, it counts for the booking, and what is too much comes back to you.",
    },
    paid: {
      booking:
        "Paid already? Tell the house: it makes the booking, if the nights are still free, or gives everything back.",
      balance:
        "Paid already? Tell the house: the Pix counts for the booking, and what is too much comes back to you.",
    },
    again: "See whether the nights are free",
    proposal: "Back to the quote",
    own: "Back to the booking",
  },
  refused: {
    "pix-answered": "The house has answered this Pix already. Here is how it stands.",
    "pix-unknown": "This Pix no longer exists. Go back to the booking's page.",
    "sent-otherwise": "Your earlier message counted. Here is how it stands.",
    "form-outdated": "The page was out of date. Press again.",
    "too-many-requests": "That was too many. Wait a little and try again.",
    unheard: "There was no answer. Press again: it will not be told twice.",
    other: "That did not work. Try again in a moment.",
  },
} as const;
