import type { Language } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { QuoteLine } from "../domain/quote.ts";

type Words = Record<QuoteLine["kind"], (line: QuoteLine, price: string) => string>;

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const words: Record<Language, Words> = {
  "pt-BR": {
    nights: ({ nights }, price) => `${plural(nights, "noite", "noites")} × ${price}`,
    "extra-adults": ({ people, nights }) =>
      `${plural(people, "adulto", "adultos")} a mais × ${plural(nights, "noite", "noites")}`,
    "children-up-to-12": ({ people, nights }) =>
      `${plural(people, "criança", "crianças")} até 12 anos × ${plural(nights, "noite", "noites")}`,
    "children-above-12": ({ people, nights }) =>
      `${plural(people, "jovem", "jovens")} acima de 12 anos × ${plural(nights, "noite", "noites")}`,
    agreed: ({ nights }) => `Valor combinado, ${plural(nights, "noite", "noites")}`,
    discount: () => "Desconto",
    retained: () => "Retido pela política de cancelamento",
  },
  "en-US": {
    nights: ({ nights }, price) => `${plural(nights, "night", "nights")} × ${price}`,
    "extra-adults": ({ people, nights }) =>
      `${plural(people, "extra adult", "extra adults")} × ${plural(nights, "night", "nights")}`,
    "children-up-to-12": ({ people, nights }) =>
      `${plural(people, "child", "children")} up to age 12 × ${plural(nights, "night", "nights")}`,
    "children-above-12": ({ people, nights }) =>
      `${plural(people, "child", "children")} over 12 × ${plural(nights, "night", "nights")}`,
    agreed: ({ nights }) => `Agreed price, ${plural(nights, "night", "nights")}`,
    discount: () => "Discount",
    retained: () => "Kept under the cancellation policy",
  },
};

export function isLineKind(kind: unknown): kind is QuoteLine["kind"] {
  return typeof kind === "string" && Object.hasOwn(words["pt-BR"], kind);
}

/** The label of a quote line: the same in the form, at checkout and in mails. */
export function quoteLineLabel(line: QuoteLine, language: Language): string {
  return words[language][line.kind](line, formatMoney(line.unitPrice, language));
}
