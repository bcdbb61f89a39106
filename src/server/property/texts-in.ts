import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { PropertyTexts } from "../../domain/property.ts";

/** The owner's texts in a language, with Portuguese as the fallback. */
export function textsIn(
  language: Language,
  pt: PropertyTexts,
  en: Partial<PropertyTexts>,
): PropertyTexts {
  if (language === defaultLanguage) return pt;
  return {
    description: en.description || pt.description,
    promotion: { ...pt.promotion, ...said(en.promotion, "title", "text") },
    learnMore: {
      ...pt.learnMore,
      ...said(en.learnMore, "title", "text"),
      photos: pt.learnMore.photos.map((photo) => {
        const twin = en.learnMore?.photos.find(({ id }) => id === photo.id);
        return { ...photo, ...said(twin, "alt", "caption") };
      }),
    },
    aboutUs: {
      ...pt.aboutUs,
      ...said(en.aboutUs, "title", "text", "button"),
      photo: pt.aboutUs.photo && { ...pt.aboutUs.photo, ...said(en.aboutUs?.photo, "alt") },
    },
    benefits: pt.benefits.map((benefit, index) => ({
      ...benefit,
      ...said(en.benefits?.[index], "title", "text"),
    })),
  };
}

/** Those of the named texts that are not empty. */
function said<T extends object, K extends keyof T>(
  texts: T | null | undefined,
  ...names: K[]
): Partial<Pick<T, K>> {
  const filled = texts
    ? names.filter((name) => texts[name]).map((name) => [name, texts[name]])
    : [];
  return Object.fromEntries(filled);
}
