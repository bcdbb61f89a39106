import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { ListingTexts } from "../database/tables.ts";

type Row = { readonly texts: ListingTexts; readonly texts_en: Partial<ListingTexts> };

/** A listing's texts in a language, with Portuguese as the fallback. */
export function textsIn({ texts, texts_en }: Row, language: Language): ListingTexts {
  if (language === defaultLanguage) return texts;
  return {
    name: texts_en.name || texts.name,
    cardTitle: texts_en.cardTitle || texts.cardTitle,
    cardText: texts_en.cardText || texts.cardText,
    paragraphs: texts_en.paragraphs?.length ? texts_en.paragraphs : texts.paragraphs,
    amenities: texts.amenities.map((amenity, index) => ({
      icon: amenity.icon,
      title: texts_en.amenities?.[index]?.title || amenity.title,
      text: texts_en.amenities?.[index]?.text || amenity.text,
    })),
    observations: texts_en.observations?.length ? texts_en.observations : texts.observations,
  };
}
