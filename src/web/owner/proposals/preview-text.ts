import { proposalValues } from "../../../contract/message-values.ts";
import { inLanguage, proposalUrl } from "../../../contract/page-urls.ts";
import { roomNames } from "../../../contract/proposal-words.ts";
import type { Guests } from "../../../domain/guests.ts";
import type { Language } from "../../../domain/language.ts";
import { fillMessage } from "../../../domain/message-template.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import type { Centavos } from "../../../domain/money.ts";
import type { Stay } from "../../../domain/stay.ts";
import type { Site } from "../../site.ts";

export type Previewed = {
  readonly rooms: readonly { readonly name: string }[];
  readonly stay: Stay;
  readonly guests: Guests;
  readonly total: Centavos;
  /** Null: everything at once. */
  readonly deposit: Centavos | null;
  readonly validUntil: number;
  readonly keptUntil: number | null;
  readonly language: Language;
};

type House = {
  readonly property: Site["property"];
  readonly origin: string;
  readonly signer: string;
  /** Its own text; empty: the one that comes with the product. */
  readonly text: string;
};

/** The chat's text as it will be, except the code, which does not exist yet. */
export function previewText(previewed: Previewed, house: House): string {
  const { language } = previewed;
  const { property, origin, signer } = house;
  const rooms = roomNames(previewed.rooms, language);
  const link = `${origin}${inLanguage(proposalUrl("…"), language)}`.replace("%E2%80%A6", "…");
  const values = proposalValues({ ...previewed, rooms, property, signer, link }, language);
  const text = house.text || originalTexts.proposal[language];
  return fillMessage({ kind: "proposal", language, text }, values);
}
