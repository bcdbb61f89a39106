import { ofListing } from "../../contract/listing-words.ts";
import { formatHour } from "../../domain/format-hour.ts";
import type { Language } from "../../domain/language.ts";

/** Texts of the guests' mails. */
const portuguese = {
  confirmation: {
    subject: (listing: string, code: string) => `Reserva confirmada: ${listing}, ${code}`,
    preview: (listing: string, nights: string, code: string) =>
      `${listing}, ${nights}, código ${code}.`,
    title: "Reserva feita com sucesso!",
    greeting: (name: string, listing: string, stay: string) =>
      `Oi${name}. ${listing}: as noites de ${stay} são suas.`,
    late: (from: string, ask: string) =>
      `Vai chegar depois das ${formatHour(from, "pt-BR")}? ${ask} e combinamos onde fica a chave.`,
    calendar: "O convite para o seu calendário está anexo.",
  },
  paymentReceived: {
    subject: (code: string) => `Pagamento recebido: ${code}`,
    title: "Recebemos seu pagamento.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. Seu pagamento ${ofListing(listing)}, de ${stay}, chegou.`,
    next: (ask: string) => `Alguma dúvida? ${ask}.`,
  },
  balanceReminder: {
    subject: (code: string) => `Falta o saldo da sua reserva: ${code}`,
    title: "Falta o saldo da sua estadia.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. A reserva ${ofListing(listing)}, de ${stay}, continua valendo.`,
    next: (ask: string) => `Já pagou de outro jeito? ${ask}, e a casa confere.`,
  },
  balance: {
    open: (amount: string, when: string) => `Falta pagar ${amount}${when && `, ${when}`}.`,
    nothingOpen: "Está tudo pago.",
  },
  nightsLost: {
    subject: (code: string) => `Vamos devolver seu pagamento: ${code}`,
    title: "As noites já não estavam livres.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. Seu pagamento ${ofListing(listing)}, de ${stay}, chegou quando essas noites já eram de outro hóspede.`,
    whole: "O valor inteiro volta para você.",
    next: (ask: string) => `${ask}, e procuramos outras datas com você.`,
  },
  returned: {
    subject: (code: string) => `A reserva não foi feita: ${code}`,
    title: "A reserva não foi feita.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. O pagamento ${ofListing(listing)}, de ${stay}, voltou antes de a reserva se confirmar. Ela não foi feita, e essas noites não estão guardadas.`,
    next: (ask: string) => `Não esperava por isso? ${ask}.`,
  },
  stayChanged: {
    subject: (code: string) => `Sua reserva mudou: ${code}`,
    title: "Sua reserva mudou.",
    text: (name: string) => `Oi${name}. A sua estadia mudou. Ela fica assim:`,
    before: "Antes",
    now: "Agora",
    totalBefore: "Total antes",
    calendar: "O convite para o seu calendário está anexo, com as datas de agora.",
    next: (ask: string) => `Alguma coisa não está certa? ${ask}.`,
  },
  guestLinks: {
    subject: (code: string) => `O link da sua reserva: ${code}`,
    title: "Aqui está o seu link.",
    text: (name: string, count: number) =>
      count === 1
        ? `Oi${name}. Por aqui você abre a página da sua reserva.`
        : `Oi${name}. Por aqui você abre as páginas das suas ${count} reservas.`,
    current:
      "Este é o link que vale agora: se ele foi trocado, os anteriores não abrem mais. Quem tem o link pode mexer na reserva, então não passe adiante.",
    notAsked: (ask: string) =>
      `Não pediu este e-mail? Ele vai só para o endereço da reserva, e você pode apagar. Se achar estranho: ${ask.replace(/^./, (first) => first.toLowerCase())}.`,
  },
  addressChanged: {
    subject: (code: string) => `O e-mail da reserva ${code} mudou`,
    title: "O e-mail desta reserva mudou.",
    text: (code: string) =>
      `A reserva ${code} tem outro e-mail agora. O que mandarmos vai para lá, e o link que estava neste endereço não abre mais.`,
    next: (ask: string) =>
      `Foi você que pediu? Então está tudo certo. Se não foi, avise: ${ask.replace(/^./, (first) => first.toLowerCase())}.`,
  },
  changeDeclined: {
    subject: (code: string) => `Sobre a mudança que você pediu: ${code}`,
    title: "A mudança não foi possível.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. A casa não pôde aceitar a mudança que você pediu. A reserva ${ofListing(listing)}, de ${stay}, continua como está.`,
    next: (ask: string) => `Quer ver outro jeito? ${ask}.`,
  },
  changeLost: {
    subject: (code: string) => `A mudança não foi feita: ${code}`,
    title: "A mudança não foi feita.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. O pagamento da mudança chegou quando as novas noites já não estavam livres. A reserva ${ofListing(listing)}, de ${stay}, continua como está.`,
    back: "Do que você pagou, volta para você o que passa do total da reserva.",
    next: (ask: string) => `${ask}, e procuramos outras datas com você.`,
  },
  calendar: {
    summary: (property: string, listing: string) => `Hospedagem: ${listing}, ${property}`,
  },
  guests: "Hóspedes",
  policy: "Cancelamento",
  /** How to reply. */
  reply: "Responda este e-mail",
  call: (phone: string) => `Ligue para ${phone}`,
  aboutBooking: (code: string, listing: string, stay: string) =>
    `Oi! É sobre a minha reserva ${code}: ${listing}, de ${stay}.`,
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: (time: string) => `a partir das ${formatHour(time, "pt-BR")}`,
  until: (time: string) => `até as ${formatHour(time, "pt-BR")}`,
  service: ["Serviço", "Reserva"],
  code: "Código",
  name: "Nome",
  email: "Email",
  notGiven: "Não especificado",
  nights: (count: number) => (count === 1 ? "1 noite" : `${count} noites`),
  directions: "Como chegar",
  myBooking: "Ver a minha reserva",
  payBalance: "Pagar o saldo",
  verify: "Recebeu um pedido estranho? Confira se é da casa",
  whatsapp: "WhatsApp",
  phone: "Telefone",
  rights: "Todos os direitos reservados",
};

const english: typeof portuguese = {
  confirmation: {
    subject: (listing, code) => `Booking confirmed: ${listing}, ${code}`,
    preview: (listing, nights, code) => `${listing}, ${nights}, code ${code}.`,
    title: "Your booking is confirmed!",
    greeting: (name, listing, stay) => `Hi${name}. ${listing} is yours for ${stay}.`,
    late: (from, ask) =>
      `Arriving after ${formatHour(from, "en-US")}? ${ask} and we’ll arrange where to leave the key.`,
    calendar: "A calendar invitation is attached.",
  },
  paymentReceived: {
    subject: (code) => `Payment received: ${code}`,
    title: "We received your payment.",
    text: (name, listing, stay) => `Hi${name}. Your payment for ${listing}, ${stay}, has arrived.`,
    next: (ask) => `Any questions? ${ask}.`,
  },
  balanceReminder: {
    subject: (code) => `Balance due for your booking: ${code}`,
    title: "The balance of your stay is due.",
    text: (name, listing, stay) =>
      `Hi${name}. Your booking for ${listing}, ${stay}, is still confirmed.`,
    next: (ask) => `Paid another way? ${ask}, and we’ll check.`,
  },
  balance: {
    open: (amount, when) => `Still to pay: ${amount}${when && `, ${when}`}.`,
    nothingOpen: "Everything is paid.",
  },
  nightsLost: {
    subject: (code) => `We will refund your payment: ${code}`,
    title: "The nights were no longer available.",
    text: (name, listing, stay) =>
      `Hi${name}. When your payment for ${listing}, ${stay}, arrived, those nights were already another guest’s.`,
    whole: "You get a full refund.",
    next: (ask) => `${ask}, and we’ll help you find other dates.`,
  },
  returned: {
    subject: (code) => `Your booking was not made: ${code}`,
    title: "Your booking was not made.",
    text: (name, listing, stay) =>
      `Hi${name}. Your payment for ${listing}, ${stay}, went back before the booking was confirmed. You have no booking, and those nights are not held for you.`,
    next: (ask) => `Weren’t expecting this? ${ask}.`,
  },
  stayChanged: {
    subject: (code) => `Your booking has changed: ${code}`,
    title: "Your booking has changed.",
    text: (name) => `Hi${name}. Your stay has changed. Here are the new details:`,
    before: "Before",
    now: "Now",
    totalBefore: "Previous total",
    calendar: "A calendar invitation with the new dates is attached.",
    next: (ask) => `Is something wrong? ${ask}.`,
  },
  guestLinks: {
    subject: (code) => `The link to your booking: ${code}`,
    title: "Here is your link.",
    text: (name, count) =>
      count === 1
        ? `Hi${name}. This opens the page of your booking.`
        : `Hi${name}. These open the pages of your ${count} bookings.`,
    current:
      "This is the link that works now: if it was renewed, earlier ones no longer open anything. Whoever has the link can change the booking, so don’t pass it on.",
    notAsked: (ask) =>
      `Didn’t ask for this email? It goes only to the booking’s own address, and you can delete it. If it seems odd: ${ask.replace(/^./, (first) => first.toLowerCase())}.`,
  },
  addressChanged: {
    subject: (code) => `The e-mail of booking ${code} has changed`,
    title: "The e-mail of this booking has changed.",
    text: (code) =>
      `Booking ${code} has another e-mail now. What we send goes there, and the link that came to this address no longer opens.`,
    next: (ask) =>
      `If you asked for it, all is well. If not, tell us: ${ask.replace(/^./, (first) => first.toLowerCase())}.`,
  },
  changeDeclined: {
    subject: (code) => `About the change you asked for: ${code}`,
    title: "The change was not possible.",
    text: (name, listing, stay) =>
      `Hi${name}. We could not agree to the change you asked for. Your booking for ${listing}, ${stay}, stays as it is.`,
    next: (ask) => `Would you like to find another way? ${ask}.`,
  },
  changeLost: {
    subject: (code) => `The change was not made: ${code}`,
    title: "The change was not made.",
    text: (name, listing, stay) =>
      `Hi${name}. When your payment for the change arrived, the new nights were no longer free. Your booking for ${listing}, ${stay}, stays as it is.`,
    back: "What you paid beyond the booking’s total goes back to you.",
    next: (ask) => `${ask}, and we’ll help you find other dates.`,
  },
  calendar: {
    summary: (property, listing) => `Stay: ${listing}, ${property}`,
  },
  guests: "Guests",
  policy: "Cancellation",
  reply: "Reply to this email",
  call: (phone) => `Call ${phone}`,
  aboutBooking: (code, listing, stay) =>
    `Hi! This is about my booking ${code}: ${listing}, ${stay}.`,
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: (time) => `from ${formatHour(time, "en-US")}`,
  until: (time) => `until ${formatHour(time, "en-US")}`,
  service: ["Service", "Booking"],
  code: "Code",
  name: "Name",
  email: "Email",
  notGiven: "Not provided",
  nights: (count) => (count === 1 ? "1 night" : `${count} nights`),
  directions: "Directions",
  myBooking: "See my booking",
  payBalance: "Pay the balance",
  verify: "Received an odd request? Check whether it is ours",
  whatsapp: "WhatsApp",
  phone: "Phone",
  rights: "All rights reserved",
};

export type MailWords = typeof portuguese;
export const mailWords: Readonly<Record<Language, MailWords>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
