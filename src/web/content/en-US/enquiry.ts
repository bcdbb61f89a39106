export const enquiry = {
  title: "Ask for these dates",
  heading: "Ask for these dates",
  lead: "The house checks the nights and answers with a quote. Payment is arranged directly with it.",
  phone: "WhatsApp or mobile, with + and country code",
  send: "Send request",
  sending: "Sending…",
  nothingHeld:
    "Sending books and charges nothing: the nights stay free until the house confirms them.",
  sentHeading: "Request sent",
  sent: "The house answers at the number you gave. Nothing is booked yet: the nights stay free until it confirms them.",
  otherwise: "Rather talk now?",
  refused: {
    "too-many-requests":
      "Too many requests in a short time. Nothing was sent: reach the house by the contacts below.",
    "nights-taken":
      "Somebody else has just taken these nights. Nothing was sent: go back to the room for others.",
    "stay-past": "These dates are over. Go back to the room to choose others.",
    "sent-otherwise":
      "The earlier request arrived. If something changed, reach the house by the contacts below.",
    "form-outdated": "The page was open for too long. Check it and send it again.",
    unheard: "The house did not answer. What you wrote is still here: try again in a moment.",
    other: "That did not work. Nothing was sent: try again, or reach the house.",
  },
} as const;
