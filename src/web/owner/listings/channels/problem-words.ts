import type { FeedProblems } from "../../../../contract/owner/channels.ts";

type Words<T extends string | undefined> = Readonly<Record<NonNullable<T>, string>>;

export const nameProblems: Words<FeedProblems["name"]> = {
  missing: "Dê um nome ao canal, como Airbnb.",
  "too-long": "Ficou comprido demais. Use até 60 letras.",
};

export const urlProblems: Words<FeedProblems["url"]> = {
  "no-address": "Cole o endereço inteiro, o que começa com https://.",
  "known-already": "Esse calendário já está ligado a este quarto. Confira se copiou o certo.",
  "our-own": "Esse é o nosso endereço. Aqui vai o do portal; o nosso você cola lá.",
};
