import { ofListing } from "../../contract/listing-words.ts";
import type { Language } from "../../domain/language.ts";

/** Texts of the mail about a payment that waits for its guest. */
const portuguese = {
  pix: {
    title: "Aqui está o seu Pix.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. É o Pix da reserva ${ofListing(listing)}, de ${stay}. Copie o código e cole no aplicativo do seu banco, em Pix copia e cola. Confira quem recebe antes de confirmar.`,
    until: (until: string) =>
      `O código vale até ${until}. Quando o Pix chega, a reserva se confirma sozinha e você recebe outro e-mail.`,
  },
  card: {
    title: "Falta o pagamento.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. Guardamos as noites da reserva ${ofListing(listing)}, de ${stay}, enquanto você paga com cartão. Se fechou a página, abra a sua reserva e continue de onde parou.`,
    until: (until: string) =>
      `Dá para pagar até ${until}. Quando o pagamento entra, a reserva se confirma sozinha e você recebe outro e-mail. Se já pagou, não pague de novo.`,
  },
  subject: (code: string) => `O pagamento da reserva ${code}`,
  amount: "Valor",
  copy: "Pix copia e cola",
  payee: "Quem recebe",
  button: "Abrir a minha reserva",
  next: (ask: string) => `Alguma dúvida? ${ask}.`,
};

const english: typeof portuguese = {
  pix: {
    title: "Here is your Pix.",
    text: (name, listing, stay) =>
      `Hi${name}. This is the Pix for ${listing}, ${stay}. Copy the code and paste it in your bank’s app, under Pix copia e cola. Check who receives it before you confirm.`,
    until: (until) =>
      `The code is good until ${until}. Once the Pix arrives, your booking is confirmed by itself and we send you another e-mail.`,
  },
  card: {
    title: "The payment is still to be made.",
    text: (name, listing, stay) =>
      `Hi${name}. We keep the nights of ${listing}, ${stay}, while you pay by card. If you closed the page, open your booking and go on from there.`,
    until: (until) =>
      `You can pay until ${until}. Once the payment arrives, your booking is confirmed by itself and we send you another e-mail. If you have paid already, please don’t pay again.`,
  },
  subject: (code) => `The payment of booking ${code}`,
  amount: "Amount",
  copy: "Pix copia e cola",
  payee: "Receiver",
  button: "Open my booking",
  next: (ask) => `Any questions? ${ask}.`,
};

export const paymentWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};
