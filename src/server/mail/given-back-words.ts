import { ofListing } from "../../contract/listing-words.ts";
import type { Language } from "../../domain/language.ts";

/** Texts of the mail about money that goes back without a cancellation. */
const portuguese = {
  subject: (code: string) => `A casa devolve um valor: ${code}`,
  title: "A casa devolve um valor a você.",
  text: (name: string, listing: string, stay: string) =>
    `Oi${name}. É da reserva ${ofListing(listing)}, de ${stay}.`,
  stays: "A reserva continua valendo, e ninguém cobra esse valor de novo.",
  next: (ask: string) => `Alguma dúvida? ${ask}.`,
};

const english: typeof portuguese = {
  subject: (code) => `We return an amount: ${code}`,
  title: "We return an amount to you.",
  text: (name, listing, stay) => `Hi${name}. This is about your booking for ${listing}, ${stay}.`,
  stays: "Your booking stands, and nobody asks for this amount again.",
  next: (ask) => `Any questions? ${ask}.`,
};

export const givenBackWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
