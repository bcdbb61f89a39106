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
  byGuest: (name: string | null) => `${name ?? "Quem reservou"}, pelo link da reserva`,
  byHouse: "A casa",
  basis: "Base",
  regret: "Direito de arrependimento (CDC, art. 49)",
  policy: (percent: number) => `Política da reserva: ${percent}% do que foi pago`,
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
  byGuest: (name) => `${name ?? "Who booked"}, by the booking’s link`,
  byHouse: "The house",
  basis: "Basis",
  regret: "Right of withdrawal (Brazil’s consumer code, art. 49)",
  policy: (percent) => `The booking’s policy: ${percent}% of what was paid`,
  back: "Refund",
  next: (ask) => `Weren’t expecting this? ${ask}.`,
};

export const cancellationWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
