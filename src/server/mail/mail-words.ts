import type { Language } from "../../domain/language.ts";
import type { MailFacts } from "./render-mail.ts";

/** What the mails say. On a guest's screen, hence in her language. */
export const mailWords = {
  "pt-BR": {
    confirmationSubject: ({ room, booking }: MailFacts) =>
      `Reserva confirmada: ${room}, ${booking.code}`,
    ownerNoticeSubject: ({ room, booking }: MailFacts) => `Nova reserva: ${room}, ${booking.code}`,
    title: "Reserva feita com sucesso!",
    greeting: (name: string | null, room: string) =>
      name
        ? `Oi, ${name}. O ${room} é seu. A rede já fica armada.`
        : `Oi. O ${room} é seu. A rede já fica armada.`,
    checkIn: "Check-in",
    checkOut: "Check-out",
    from: (time: string) => `a partir das ${time}`,
    until: (time: string) => `até as ${time}`,
    service: ["Serviço", "Reserva"],
    code: "Código",
    name: "Nome",
    email: "Email",
    notGiven: "Não especificado",
    total: "Total pago",
    phone: "Telefone",
    rights: "Todos os direitos reservados",
  },
  "en-US": {
    confirmationSubject: ({ room, booking }: MailFacts) =>
      `Booking confirmed: ${room}, ${booking.code}`,
    ownerNoticeSubject: ({ room, booking }: MailFacts) => `New booking: ${room}, ${booking.code}`,
    title: "Your booking is made!",
    greeting: (name: string | null, room: string) =>
      name
        ? `Hi, ${name}. ${room} is yours. The hammock is up.`
        : `Hi. ${room} is yours. The hammock is up.`,
    checkIn: "Check-in",
    checkOut: "Check-out",
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    service: ["Service", "Booking"],
    code: "Code",
    name: "Name",
    email: "Email",
    notGiven: "Not given",
    total: "Total paid",
    phone: "Phone",
    rights: "All rights reserved",
  },
} as const satisfies Record<Language, unknown>;
