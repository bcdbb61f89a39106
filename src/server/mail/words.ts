import type { Language } from "../../domain/language.ts";

/** '14:00' as Brazilians write it: 14h, 14h30. */
const hour = (time: string) => time.replace(":", "h").replace(/h00$/, "h");

/** What the mails to guests say, in the voice of the house. */
const portuguese = {
  confirmation: {
    subject: (room: string, code: string) => `Reserva confirmada: ${room}, ${code}`,
    preview: (room: string, nights: string, code: string) => `${room}, ${nights}, código ${code}.`,
    title: "Reserva feita com sucesso!",
    greeting: (name: string, room: string, from: string, to: string) =>
      `Oi${name}. ${room}: as noites de ${from} a ${to} são suas. A rede já fica armada.`,
    late: "Vai chegar depois das 22h? Responda este e-mail e deixamos a chave com você.",
    calendar: "O convite para o seu calendário está anexo.",
  },
  nightsLost: {
    subject: (code: string) => `Seu dinheiro está voltando: ${code}`,
    title: "As noites já não estavam livres.",
    text: (name: string, room: string, from: string, to: string) =>
      `Oi${name}. Seu pagamento de ${room}, de ${from} a ${to}, chegou quando essas noites já eram de outro hóspede, que pagou antes.`,
    refund: (amount: string) =>
      `Estamos devolvendo o valor inteiro, ${amount}, no mesmo cartão. O banco costuma levar de 5 a 10 dias úteis para mostrar.`,
    next: "Responda este e-mail ou ligue, e procuramos outras datas com você.",
  },
  cancellation: {
    subject: (code: string) => `Reserva cancelada: ${code}`,
    title: "Sua reserva foi cancelada.",
    text: (name: string, room: string, from: string, to: string) =>
      `Oi${name}. A reserva de ${room}, de ${from} a ${to}, está cancelada.`,
    refund: (amount: string) =>
      `Estamos devolvendo ${amount} no mesmo cartão. O banco costuma levar de 5 a 10 dias úteis para mostrar.`,
    noRefund: "Pela política de cancelamento, nesta data não há valor a devolver.",
  },
  policy: (until: string) => `Cancelamento grátis até ${until}.`,
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: (time: string) => `a partir das ${hour(time)}`,
  until: (time: string) => `até as ${hour(time)}`,
  service: ["Serviço", "Reserva"],
  code: "Código",
  name: "Nome",
  email: "Email",
  notGiven: "Não especificado",
  total: "Total pago",
  nights: (count: number) => (count === 1 ? "1 noite" : `${count} noites`),
  directions: "Como chegar",
  whatsapp: "WhatsApp",
  phone: "Telefone",
  rights: "Todos os direitos reservados",
};

const english: typeof portuguese = {
  confirmation: {
    subject: (room, code) => `Booking confirmed: ${room}, ${code}`,
    preview: (room, nights, code) => `${room}, ${nights}, code ${code}.`,
    title: "Your booking is made!",
    greeting: (name, room, from, to) =>
      `Hi${name}. ${room}: the nights from ${from} to ${to} are yours. The hammock is already up.`,
    late: "Arriving after 10 pm? Answer this mail and we will leave the key for you.",
    calendar: "The invitation for your calendar is attached.",
  },
  nightsLost: {
    subject: (code) => `Your money is on its way back: ${code}`,
    title: "The nights were no longer free.",
    text: (name, room, from, to) =>
      `Hi${name}. Your payment for ${room}, from ${from} to ${to}, arrived when those nights were somebody else's, who had paid first.`,
    refund: (amount) =>
      `We are giving the whole amount back, ${amount}, to the same card. Banks usually take 5 to 10 working days to show it.`,
    next: "Answer this mail or call, and we will look for other dates with you.",
  },
  cancellation: {
    subject: (code) => `Booking cancelled: ${code}`,
    title: "Your booking is cancelled.",
    text: (name, room, from, to) =>
      `Hi${name}. The booking of ${room}, from ${from} to ${to}, is cancelled.`,
    refund: (amount) =>
      `We are giving ${amount} back to the same card. Banks usually take 5 to 10 working days to show it.`,
    noRefund: "Under the cancellation policy nothing is due back on this date.",
  },
  policy: (until) => `Free cancellation until ${until}.`,
  checkIn: "Check-in",
  checkOut: "Check-out",
  from: (time) => `from ${time}`,
  until: (time) => `until ${time}`,
  service: ["Service", "Booking"],
  code: "Code",
  name: "Name",
  email: "Email",
  notGiven: "Not given",
  total: "Total paid",
  nights: (count) => (count === 1 ? "1 night" : `${count} nights`),
  directions: "Directions",
  whatsapp: "WhatsApp",
  phone: "Phone",
  rights: "All rights reserved",
};

export type MailWords = typeof portuguese;
export const mailWords: Readonly<Record<Language, MailWords>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
