export const privacy = {
  pageTitle: "Privacy",
  heading: "Privacy",
  lead: "We store very little, tell you what it is, and erase it when you ask. Brazil’s data protection law (LGPD) applies.",
  sections: {
    booking: {
      heading: "When you book",
      text: "We store the name, email and phone number you enter when you pay, the dates, the room, the number of guests and the amount. We need this to host you, send your confirmation and answer you. We never sell or share this data.",
    },
    page: {
      heading: "On your booking’s page",
      text: "We store what you write there: your arrival time, the names of who comes along, a message, your reason if you cancel and, if we refund you by Pix, your key. Only we read it. The key is erased once the refund is made. If you lose your link and ask for another, the email you typed is erased as soon as we answer, or within two days if that fails. Against mass attempts, we count requests under codes that don’t tell who asked, and erase them within a few days.",
    },
    card: {
      heading: "The payment",
      text: "We never see your card number. What you pay on this site goes through a payment provider, under its own terms. We tell it what you buy: the amount, the room, the dates, how many people come, the terms, the language and the booking code. Where our site asks for your name, email and phone number, we pass on those three too. It tells us whether the payment was made, by whom and how much.",
    },
    cookie: {
      heading: "Few cookies, and only when you book",
      text: "When you open the payment, the site sets one signed cookie that lasts 30 days. If the page closes halfway, it lets you continue with the nights you were booking. When you open your booking’s link, another cookie, for 90 days, keeps the key to the page in that browser; on someone else’s device, use a private window. There are no third-party cookies before the payment; once it opens, the provider uses its own to prevent fraud.",
    },
    visit: {
      heading: "When you just browse",
      text: "We don’t track visits, show ads or follow anyone. The server log records that a page was requested, without a name, email or IP address. The map comes from Google and loads only when you scroll near it. Your browser stores one page with our phone number and rooms, the same for everyone, for when you’re offline.",
    },
    time: {
      heading: "How long we keep it",
      text: "Your name, email and phone number are erased automatically two years after your stay; our notes about it and what you wrote on your booking’s page, after one year. The cookie’s ID is removed from the booking after a week. Amounts and dates stay, without your name, because tax law requires them. The guest register is kept by the Ministry of Tourism, for as long as the law requires. The emails we exchange stay with our email provider. A booking that was never paid doesn’t store your name. If you only ask for dates, where the house takes no payment on its site, we keep your name and phone for 60 days, or less if you ask us.",
    },
    rights: {
      heading: "See, correct or erase your data",
      text: "Write or call, with your booking code if you have it. We answer within 15 days. We send you a file with everything we store about you, or erase it: name, email, phone number, notes and what you wrote are removed from all your bookings. If that isn’t possible yet, because your stay isn’t over, a refund is on its way or the payment can still be disputed (up to 120 days), we tell you from which day it will be. If you’re not satisfied with our answer, you can complain to Brazil’s data protection authority (ANPD).",
    },
  },
  ask: "Contact",
};
