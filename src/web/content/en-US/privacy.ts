export const privacy = {
  pageTitle: "Privacy",
  heading: "Privacy",
  lead: "We keep little, say what it is, and erase it when you ask. Brazil’s data protection law (LGPD) applies.",
  sections: {
    booking: {
      heading: "When you book",
      text: "We keep the name, email and phone you write at the payment, the dates, the room, how many people come and the amount. It is what we need to receive you, send the confirmation and answer you. We neither sell nor lend these data to anyone.",
    },
    card: {
      heading: "Your card",
      text: "Your card number never reaches us. Stripe takes the payment, on its own screen and by its own rules. It tells us whether the payment was made, by whom and how much.",
    },
    cookie: {
      heading: "One cookie, and only when you book",
      text: "When you open the payment, the site stores one signed cookie that lasts 30 days. It gives you back the nights you were booking if the page closes halfway. There are no third-party cookies before the payment; once it opens, Stripe uses its own against fraud.",
    },
    visit: {
      heading: "When you only look",
      text: "We do not measure visits, show ads or follow anyone. The server’s log notes that a page was asked for, without name, email or internet address. The map comes from Google and loads only when you come near it on the page. Your browser keeps one page with our phone number and the rooms, the same for everybody, for when there is no connection.",
    },
    time: {
      heading: "For how long",
      text: "Your name, email and phone go by themselves two years after the stay; what we noted about it, after one. The cookie’s number leaves the booking after a week. Amounts and dates stay, without saying whose, because tax law asks for them. The guest register is with the Ministry of Tourism, for as long as the law says. The emails we exchange stay with the guest house’s mail service. A booking that was not paid does not keep your name.",
    },
    rights: {
      heading: "To see, correct or erase",
      text: "Write or call, with the booking code if you have it. We answer within 15 days. We send a file with everything we keep about you, or erase it: name, email, phone and notes leave all your bookings. If that is not possible yet, because the stay is not over, a refund is on its way or the payment can be contested (up to 120 days), we say from which day on it is. If our answer does not satisfy you, you can complain to Brazil’s data protection authority (ANPD).",
    },
  },
  ask: "Whom to talk to",
};
