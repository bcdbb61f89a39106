import { localTime } from "../domain/day.ts";
import { formatDayOfMonth, formatStay } from "../domain/format-stay.ts";
import { guestCount } from "../domain/guests.ts";
import type { Language } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ProposalState } from "../domain/proposal.ts";
import { nightCount } from "../domain/stay.ts";
import type { Proposal } from "./proposal-api.ts";
import { plural } from "./quote-words.ts";

type Said = Pick<Proposal, "state" | "stay" | "guests" | "total" | "validUntil"> & {
  readonly rooms: readonly { readonly name: string }[];
};

const portuguese = {
  nights: (count: number) => plural(count, "noite", "noites"),
  people: (count: number) => plural(count, "pessoa", "pessoas"),
  validUntil: (day: string) => `vale até ${day}`,
  over: {
    expired: "Este orçamento venceu",
    taken: "Estas noites já têm dono",
    paid: "Este orçamento já virou reserva",
    withdrawn: "A casa retirou este orçamento",
  },
};

const english: typeof portuguese = {
  nights: (count) => plural(count, "night", "nights"),
  people: (count) => plural(count, "person", "people"),
  validUntil: (day) => `valid until ${day}`,
  over: {
    expired: "This quote has expired",
    taken: "These nights have been taken",
    paid: "This quote is now a booking",
    withdrawn: "The house withdrew this quote",
  },
};

const words: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};

/** 'Quarto Mar e Quarto Jangada' */
export function roomNames(rooms: Said["rooms"], language: Language): string {
  const names = rooms.map(({ name }) => name);
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** 'Quarto Jangada, 16 a 21 de janeiro' */
export function proposalTitle({ rooms, stay }: Said, language: Language): string {
  return `${roomNames(rooms, language)}, ${formatStay(stay, "long", language)}`;
}

/** '5 noites, 4 pessoas' */
export function nightsAndPeople({ stay, guests }: Said, language: Language): string {
  const { nights, people } = words[language];
  return `${nights(nightCount(stay))}, ${people(guestCount(guests))}`;
}

/** Whether the price is still offered: only then is it shown. */
export function isOffered(state: ProposalState): state is "open" | "paying" {
  return state === "open" || state === "paying";
}

/** 'vale até 20 de nov.', or why it does not. */
export function proposalStanding(
  { state, validUntil }: Said,
  timeZone: string,
  language: Language,
): string {
  if (!isOffered(state)) return words[language].over[state];
  const { day } = localTime(timeZone, validUntil);
  return words[language].validUntil(formatDayOfMonth(day, "short", language));
}

/** '5 noites, 4 pessoas, R$ 4.800. Vale até 20 de nov.' */
export function proposalSummary(proposal: Said, timeZone: string, language: Language): string {
  const what = nightsAndPeople(proposal, language);
  const price = isOffered(proposal.state) ? `, ${formatMoney(proposal.total, language)}` : "";
  const standing = proposalStanding(proposal, timeZone, language);
  const sentence = standing.charAt(0).toLocaleUpperCase(language) + standing.slice(1);
  return `${what}${price}. ${sentence}${sentence.endsWith(".") ? "" : "."}`;
}
