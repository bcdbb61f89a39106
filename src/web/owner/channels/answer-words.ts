import type { FeedAnswer } from "../../../domain/feed.ts";

type Words = {
  /** In a list of facts. */
  readonly short: string;
  /** After a requested read: the outcome and what to do next. */
  readonly sentence: (feed: string) => string;
};

const connectAnew = "abra Mudou o endereço de lá?, na página do quarto, e cole o novo.";

export const answerWords: Readonly<Record<FeedAnswer, Words>> = {
  read: {
    short: "lido por inteiro",
    sentence: (feed) => `${feed} sincronizado agora.`,
  },
  "partly-read": {
    short: "lido em parte",
    sentence: (feed) =>
      `Uma parte do calendário não deu para entender. O que é novo entrou e nada foi liberado. Confira as reservas no ${feed}.`,
  },
  empty: {
    short: "veio vazio",
    sentence: (feed) =>
      `O calendário veio vazio, e antes tinha reservas. Nada foi liberado. Confira no ${feed}: se está certo, aceite o calendário vazio na página do quarto.`,
  },
  "not-a-calendar": {
    short: "não é um calendário",
    sentence: (feed) =>
      `Esse endereço não traz um calendário. Copie no ${feed} o que termina em .ics. Depois, ${connectAnew}`,
  },
  broken: {
    short: "veio estragado",
    sentence: (feed) =>
      `O calendário chegou estragado. Tente de novo em alguns minutos. Se continuar, avise o ${feed}.`,
  },
  "too-large": {
    short: "grande demais",
    sentence: (feed) =>
      `O calendário é grande demais para ler. Confira no ${feed} se o endereço é só deste quarto.`,
  },
  "too-many-events": {
    short: "reservas demais",
    sentence: (feed) =>
      `O calendário traz reservas demais para um quarto. Confira no ${feed} se o endereço é só deste.`,
  },
  "too-slow": {
    short: "demorou demais",
    sentence: (feed) =>
      `${feed} demorou demais para responder. A casa tenta de novo sozinha; até lá, confira as reservas de lá.`,
  },
  unreachable: {
    short: "sem resposta",
    sentence: (feed) =>
      `${feed} não respondeu. A casa tenta de novo sozinha. Se durar, confira o endereço no ${feed}: se mudou, ${connectAnew}`,
  },
  "forbidden-address": {
    short: "endereço não aceito",
    sentence: (feed) =>
      `Esse endereço não fica na internet aberta e por isso não é lido. Copie o que o ${feed} mostra. Depois, ${connectAnew}`,
  },
  "too-many-redirects": {
    short: "endereço dá voltas",
    sentence: (feed) =>
      `O endereço manda de um lugar para outro sem chegar. Copie outra vez no ${feed}. Depois, ${connectAnew}`,
  },
  refused: {
    short: "endereço recusado",
    sentence: (feed) =>
      `${feed} recusou o endereço: costuma ter sido trocado lá. Copie o novo no ${feed}. Depois, ${connectAnew}`,
  },
  failed: {
    short: "falhou do lado de lá",
    sentence: (feed) =>
      `${feed} está com problema. A casa tenta de novo sozinha; até lá, confira as reservas de lá.`,
  },
};

export const isGood = (answer: FeedAnswer) => answer === "read";
