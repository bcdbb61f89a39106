import type { Language } from "./language.ts";
import type { MessageKind } from "./message.ts";

/** The variables of texts for chats, by the names that people read. */
const names = {
  firstName: { "pt-BR": "primeiro nome", "en-US": "first name" },
  room: { "pt-BR": "quarto", "en-US": "room" },
  dates: { "pt-BR": "datas", "en-US": "dates" },
  arrival: { "pt-BR": "chegada", "en-US": "arrival" },
  departure: { "pt-BR": "saída", "en-US": "departure" },
  nights: { "pt-BR": "noites", "en-US": "nights" },
  people: { "pt-BR": "pessoas", "en-US": "people" },
  checkInTime: { "pt-BR": "hora de entrada", "en-US": "check-in time" },
  checkOutTime: { "pt-BR": "hora de saída", "en-US": "check-out time" },
  total: { "pt-BR": "total", "en-US": "total" },
  deposit: { "pt-BR": "sinal", "en-US": "deposit" },
  balance: { "pt-BR": "saldo", "en-US": "balance" },
  due: { "pt-BR": "prazo", "en-US": "due" },
  validUntil: { "pt-BR": "vale até", "en-US": "valid until" },
  keptUntil: { "pt-BR": "guardado até", "en-US": "kept until" },
  link: { "pt-BR": "link", "en-US": "link" },
  code: { "pt-BR": "código", "en-US": "code" },
  address: { "pt-BR": "endereço", "en-US": "address" },
  map: { "pt-BR": "mapa", "en-US": "map" },
  property: { "pt-BR": "pousada", "en-US": "house" },
  signer: { "pt-BR": "quem assina", "en-US": "who signs" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type MessageVariable = keyof typeof names;

const stayVariables = [
  ...(["firstName", "room", "dates", "balance", "link", "code", "checkOutTime"] as const),
  ...(["arrival", "departure", "property", "signer"] as const),
] as const;

/** In the order in which texts usually need them. */
const byKind: Readonly<Record<MessageKind, readonly MessageVariable[]>> = {
  proposal: [
    ...([
      "room",
      "dates",
      "people",
      "total",
      "deposit",
      "link",
      "validUntil",
      "keptUntil",
    ] as const),
    ...(["nights", "arrival", "departure", "property", "signer"] as const),
  ],
  confirmation: [
    ...(["firstName", "room", "dates", "balance", "due", "link", "checkInTime"] as const),
    ...(["checkOutTime", "arrival", "departure", "nights", "people", "total", "code"] as const),
    ...(["address", "map", "property", "signer"] as const),
  ],
  "balance-due": [
    ...(["firstName", "balance", "due", "link", "room", "dates", "total", "code"] as const),
    ...(["arrival", "departure", "property", "signer"] as const),
  ],
  directions: [
    ...(["firstName", "arrival", "checkInTime", "address", "map", "room", "link"] as const),
    ...(["dates", "departure", "checkOutTime", "balance", "code", "property", "signer"] as const),
  ],
  "in-house": stayVariables,
  departure: stayVariables,
  thanks: ["firstName", "room", "dates", "arrival", "departure", "property", "signer"],
  contact: stayVariables,
};

export function variablesOf(kind: MessageKind): readonly MessageVariable[] {
  return byKind[kind];
}

export function nameOfVariable(variable: MessageVariable, language: Language): string {
  return names[variable][language];
}

/** As it is written in a text: '{primeiro nome}'. */
export function writeVariable(variable: MessageVariable, language: Language): string {
  return `{${nameOfVariable(variable, language)}}`;
}

/** Reads a typed name, with or without capitals and accents; null if it is unknown. */
export function readVariable(
  typed: string,
  kind: MessageKind,
  language: Language,
): MessageVariable | null {
  const plain = plainly(typed);
  return byKind[kind].find((one) => plainly(names[one][language]) === plain) ?? null;
}

function plainly(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();
}
