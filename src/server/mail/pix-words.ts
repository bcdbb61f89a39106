import { ofListing } from "../../contract/listing-words.ts";
import { pixUnansweredSentences } from "../../contract/owner/alert-words.ts";
import type { PixMatter } from "../../domain/alert.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import type { AlertWords } from "./alert-words.ts";
import { type PaidStay, wordsOf } from "./stay-alert-words.ts";

/** Texts of the mails about a Pix to the house's key. */
const portuguese = {
  open: {
    subject: (code: string) => `Seu Pix para a reserva ${code}`,
    title: "Aqui está o seu Pix.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. É o Pix da reserva ${ofListing(listing)}, de ${stay}. Copie o código e cole no aplicativo do seu banco, em Pix copia e cola. Confira quem recebe antes de confirmar.`,
    until: (until: string) =>
      `Guardamos as noites até ${until}. Depois de pagar, abra a sua reserva e toque em “Já fiz o Pix”: a casa confere e confirma.`,
    confirmed:
      "Depois de pagar, abra a sua reserva e toque em “Já fiz o Pix”: a casa confere e avisa você.",
    next: (ask: string) => `Alguma dúvida? ${ask}.`,
  },
  missing: {
    subject: (code: string) => `Não achamos o seu Pix: ${code}`,
    title: "Ainda não achamos o seu Pix.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. A casa conferiu o banco e não achou o Pix da reserva ${ofListing(listing)}, de ${stay}. Veja no seu banco se ele saiu, com o valor e para o recebedor abaixo.`,
    until: (until: string) =>
      `As noites ficam guardadas até ${until}. Se o Pix saiu, mande o comprovante pela página da reserva.`,
    over: "O tempo de guardar as noites acabou. Se o Pix saiu, responda com o comprovante: o dinheiro é seu, e a casa faz a reserva ou devolve.",
    confirmed:
      "A sua reserva continua valendo. Se o Pix saiu, mande o comprovante pela página da reserva.",
    next: (ask: string) => `Alguma dúvida? ${ask}.`,
  },
  ended: {
    subject: (code: string) => `O tempo do seu Pix acabou: ${code}`,
    title: "Seu Pix ainda não foi conferido.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. Você disse que fez o Pix da reserva ${ofListing(listing)}, de ${stay}, e a casa não conseguiu conferir a tempo. As noites não estão mais guardadas.`,
    money:
      "Se o dinheiro saiu da sua conta, ele continua sendo seu. A casa confere: se as noites ainda estiverem livres, faz a reserva; se não, devolve o valor inteiro. Não pague de novo antes disso.",
    next: (ask: string) => `${ask} com o comprovante, se puder.`,
  },
  disowned: {
    subject: (code: string) => `Não pague este Pix: ${code}`,
    title: "Não pague este Pix.",
    text: (name: string, listing: string, stay: string) =>
      `Oi${name}. O Pix que você abriu para a reserva ${ofListing(listing)}, de ${stay}, mostrava uma chave que não é da casa. Apague o código que copiou.`,
    money:
      "Já pagou? Fale agora com o seu banco e peça a devolução de um Pix por fraude (MED): quanto antes, mais chance. E conte para a casa.",
    next: (ask: string) => `Para pagar, abra a sua reserva de novo. ${ask}.`,
  },
  amount: "Valor",
  copy: "Pix copia e cola",
  key: "Chave Pix",
  payee: "Quem recebe",
  button: "Abrir a minha reserva",
};

const english: typeof portuguese = {
  open: {
    subject: (code) => `Your Pix for booking ${code}`,
    title: "Here is your Pix.",
    text: (name, listing, stay) =>
      `Hi${name}. This is the Pix for ${listing}, ${stay}. Copy the code and paste it in your bank’s app, under Pix copia e cola. Check who receives it before you confirm.`,
    until: (until) =>
      `We keep the nights until ${until}. Once you have paid, open your booking and press “I have paid the Pix”: we check and confirm.`,
    confirmed:
      "Once you have paid, open your booking and press “I have paid the Pix”: we check and tell you.",
    next: (ask) => `Any questions? ${ask}.`,
  },
  missing: {
    subject: (code) => `We did not find your Pix: ${code}`,
    title: "We have not found your Pix yet.",
    text: (name, listing, stay) =>
      `Hi${name}. We checked our bank and did not find the Pix for ${listing}, ${stay}. Please check in your bank whether it was sent, with the amount and receiver below.`,
    until: (until) =>
      `The nights are kept until ${until}. If the Pix was sent, add its receipt on your booking’s page.`,
    over: "The nights are no longer kept. If the Pix was sent, reply with its receipt: the money is yours, and we will make the booking or give it back.",
    confirmed:
      "Your booking is still confirmed. If the Pix was sent, add its receipt on your booking’s page.",
    next: (ask) => `Any questions? ${ask}.`,
  },
  ended: {
    subject: (code) => `Your Pix ran out of time: ${code}`,
    title: "Your Pix has not been checked yet.",
    text: (name, listing, stay) =>
      `Hi${name}. You told us that you paid the Pix for ${listing}, ${stay}, and we could not check in time. The nights are no longer kept.`,
    money:
      "If the money left your account, it is still yours. We will check: if the nights are still free, we make the booking; if not, we give all of it back. Please don’t pay again before that.",
    next: (ask) => `${ask} with the receipt, if you can.`,
  },
  disowned: {
    subject: (code) => `Do not pay this Pix: ${code}`,
    title: "Do not pay this Pix.",
    text: (name, listing, stay) =>
      `Hi${name}. The Pix that you opened for ${listing}, ${stay}, showed a key that is not ours. Delete the code that you copied.`,
    money:
      "Have you paid? Ask your bank now to return a Pix because of fraud (MED): the sooner, the better the chance. And tell us.",
    next: (ask) => `To pay, open your booking again. ${ask}.`,
  },
  amount: "Amount",
  copy: "Pix copia e cola",
  key: "Pix key",
  payee: "Receiver",
  button: "Open my booking",
};

export const pixWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};

/** A guest says that a Pix is paid, and the owner has not answered in time. */
export function pixUnansweredWords({ amount }: PixMatter, stay: PaidStay | null): AlertWords {
  const words = wordsOf(pixUnansweredSentences, stay);
  return { ...words, facts: [...words.facts, ["Valor", formatMoney(amount, "pt-BR")]] };
}
