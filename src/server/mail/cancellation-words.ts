import { ofListing } from "../../contract/listing-words.ts";
import type { Language } from "../../domain/language.ts";

/** Texts of the receipt of a cancellation. */
const portuguese = {
  subject: (code: string) => `Reserva cancelada: ${code}`,
  title: "Sua reserva foi cancelada.",
  text: (name: string, listing: string, stay: string) =>
    `Oi${name}. A reserva ${ofListing(listing)}, de ${stay}, está cancelada. Este e-mail é o comprovante.`,
  when: "Cancelada em",
  at: (day: string, hour: string, zone: string) => `${day}, ${hour} (horário da casa, ${zone})`,
  room: "Quarto",
  by: "Pedido por",
  basis: "Base",
  back: "Devolução",
  next: (ask: string) => `Não esperava por isso? ${ask}.`,
};

const english: typeof portuguese = {
  subject: (code) => `Booking cancelled: ${code}`,
  title: "Your booking has been cancelled.",
  text: (name, listing, stay) =>
    `Hi${name}. Your booking for ${listing}, ${stay}, has been cancelled. This email is your receipt.`,
  when: "Cancelled on",
  at: (day, hour, zone) => `${day}, ${hour} (local time of the house, ${zone})`,
  room: "Room",
  by: "Requested by",
  basis: "Basis",
  back: "Refund",
  next: (ask) => `Weren’t expecting this? ${ask}.`,
};

export const cancellationWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
