import type { Language } from "./language.ts";
import type { MessageKind } from "./message.ts";

/** One paragraph per argument. */
const text = (...lines: readonly string[]) => lines.join("\n");

/** The product's texts, for a house that has not written its own. */
export const originalTexts: Readonly<Record<MessageKind, Readonly<Record<Language, string>>>> = {
  proposal: {
    "pt-BR": text(
      "Oi! Aqui é {quem assina}, da {pousada}. Este é o seu orçamento: {quarto}, {datas}, {pessoas}.",
      "São {noites} por {total}. Para confirmar, o sinal é {sinal}.",
      "As noites ficam guardadas para você até {guardado até}. O preço vale até {vale até}.",
      "Os detalhes e como pagar: {link}",
    ),
    "en-US": text(
      "Hi! This is {who signs}, from {house}. Here is your quote: {room}, {dates}, {people}.",
      "It is {total} for {nights}. To confirm, the deposit is {deposit}.",
      "The nights are kept for you until {kept until}. The price is valid until {valid until}.",
      "The details and how to pay: {link}",
    ),
  },
  confirmation: {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. A sua reserva está confirmada: {quarto}, {datas}.",
      "A entrada é a partir das {hora de entrada} e a saída, até as {hora de saída}.",
      "Falta pagar {saldo}. Dá para pagar {prazo}.",
      "Está tudo aqui: {link}",
      "Qualquer coisa, é só chamar.",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. Your booking is confirmed: {room}, {dates}.",
      "Check-in is from {check-in time} and check-out until {check-out time}.",
      "{balance} is still open. You can pay it {due}.",
      "Everything is here: {link}",
      "If you need anything, just write.",
      "{who signs}",
    ),
  },
  "balance-due": {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. Da sua reserva ({quarto}, {datas}), falta pagar {saldo}.",
      "Dá para pagar {prazo}.",
      "Para ver e pagar: {link}",
      "Se já pagou, é só avisar.",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. Of your booking ({room}, {dates}), {balance} is still open.",
      "You can pay it {due}.",
      "To see and pay: {link}",
      "If you have paid already, just let us know.",
      "{who signs}",
    ),
  },
  directions: {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. Falta pouco: {chegada}, a partir das {hora de entrada}, a casa espera você.",
      "O endereço é {endereço}.",
      "O caminho no mapa: {mapa}",
      "Falta pagar {saldo}.",
      "A que horas você deve chegar?",
      "Boa viagem!",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. It is almost time: {arrival}, from {check-in time} on, we are expecting you.",
      "The address is {address}.",
      "The way on the map: {map}",
      "{balance} is still open.",
      "When do you think you will arrive?",
      "Have a good trip!",
      "{who signs}",
    ),
  },
  "in-house": {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. Tudo bem com a estadia?",
      "Se precisar de alguma coisa, é só chamar.",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. Is everything all right with your stay?",
      "If you need anything, just write.",
      "{who signs}",
    ),
  },
  departure: {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. O check-out é hoje, até as {hora de saída}.",
      "Falta pagar {saldo}.",
      "Precisa de alguma coisa?",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. Check-out is today, until {check-out time}.",
      "{balance} is still open.",
      "Is there anything you need?",
      "{who signs}",
    ),
  },
  thanks: {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. Foi muito bom ter você aqui.",
      "Se puder, conte como foi a estadia: ajuda a casa e quem ainda está escolhendo.",
      "Volte quando quiser.",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. It was very good to have you here.",
      "If you can, tell us how your stay was: it helps the house and those who are still choosing.",
      "Come back whenever you like.",
      "{who signs}",
    ),
  },
  contact: {
    "pt-BR": text(
      "Oi, {primeiro nome}! Aqui é da {pousada}. É sobre a reserva {código}: {quarto}, {datas}.",
      "Está tudo aqui: {link}",
      "Qualquer coisa, é só chamar.",
      "{quem assina}",
    ),
    "en-US": text(
      "Hi, {first name}! This is {house}. It is about the booking {code}: {room}, {dates}.",
      "Everything is here: {link}",
      "If you need anything, just write.",
      "{who signs}",
    ),
  },
};
