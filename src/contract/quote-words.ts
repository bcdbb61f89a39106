import { formatDayOfMonth, formatStay } from "../domain/format-stay.ts";
import type { Language } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { QuoteLine } from "../domain/quote.ts";
import { nightCount, type Stay } from "../domain/stay.ts";

type Words = Record<QuoteLine["kind"], (line: QuoteLine, price: string) => string>;

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const keptNames = {
  policy: "Retido pela política de cancelamento",
  agreed: "Fica com a casa, combinado com o hóspede",
} as const;

const keptNamesInEnglish = {
  policy: "Kept under the cancellation policy",
  agreed: "Kept by the house, as agreed with the guest",
} as const;

const words: Record<Language, Words> = {
  "pt-BR": {
    nights: ({ nights, stay }, price) => {
      const counted = plural(Math.abs(nights), "noite", "noites");
      if (nights < 0) return `${counted} a menos`;
      return `${counted}${stay ? " a mais" : ""} × ${price}`;
    },
    "extra-adults": ({ people, nights }) =>
      `${plural(Math.abs(people), "adulto", "adultos")} a ${people < 0 ? "menos" : "mais"} × ${plural(nights, "noite", "noites")}`,
    "children-up-to-12": ({ people, nights }) =>
      `${plural(Math.abs(people), "criança", "crianças")} até 12 anos${people < 0 ? " a menos" : ""} × ${plural(nights, "noite", "noites")}`,
    "children-above-12": ({ people, nights }) =>
      `${plural(Math.abs(people), "jovem", "jovens")} acima de 12 anos${people < 0 ? " a menos" : ""} × ${plural(nights, "noite", "noites")}`,
    agreed: ({ nights, stay }) =>
      stay ? "Combinado pela mudança" : `Valor combinado, ${plural(nights, "noite", "noites")}`,
    extra: ({ words }) => words ?? "Item a mais",
    discount: ({ words }) => (words ? `Desconto: ${words}` : "Desconto"),
    retained: ({ kept }) => (kept ? keptNames[kept] : "Fica com a casa"),
  },
  "en-US": {
    nights: ({ nights, stay }, price) => {
      const which = nights < 0 ? "fewer " : stay ? "more " : "";
      const counted = plural(Math.abs(nights), `${which}night`, `${which}nights`);
      return nights < 0 ? counted : `${counted} × ${price}`;
    },
    "extra-adults": ({ people, nights }) =>
      `${plural(Math.abs(people), people < 0 ? "adult fewer" : "extra adult", people < 0 ? "adults fewer" : "extra adults")} × ${plural(nights, "night", "nights")}`,
    "children-up-to-12": ({ people, nights }) =>
      `${plural(Math.abs(people), "child", "children")} up to age 12${people < 0 ? " fewer" : ""} × ${plural(nights, "night", "nights")}`,
    "children-above-12": ({ people, nights }) =>
      `${plural(Math.abs(people), "child", "children")} over 12${people < 0 ? " fewer" : ""} × ${plural(nights, "night", "nights")}`,
    agreed: ({ nights, stay }) =>
      stay ? "Agreed for the change" : `Agreed price, ${plural(nights, "night", "nights")}`,
    extra: ({ words }) => words ?? "Extra",
    discount: ({ words }) => (words ? `Discount: ${words}` : "Discount"),
    retained: ({ kept }) => (kept ? keptNamesInEnglish[kept] : "Kept by the house"),
  },
};

export function isLineKind(kind: unknown): kind is QuoteLine["kind"] {
  return typeof kind === "string" && Object.hasOwn(words["pt-BR"], kind);
}

/** The label of a quote line: the same in the form, at checkout and in mails. */
export function quoteLineLabel(line: QuoteLine, language: Language): string {
  const plain = words[language][line.kind](line, formatMoney(line.unitPrice, language));
  const label = line.room ? `${line.room}: ${plain}` : plain;
  return line.stay ? `${label}, ${nightsNamed(line.stay, language)}` : label;
}

/** 'noite de 14 de jan.', '14 a 17 de jan.' */
export function nightsNamed(stay: Stay, language: Language): string {
  if (nightCount(stay) > 1) return formatStay(stay, "short", language);
  const night = formatDayOfMonth(stay.checkIn, "short", language);
  return language === "pt-BR" ? `noite de ${night}` : `night of ${night}`;
}
