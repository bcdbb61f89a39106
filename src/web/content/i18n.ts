import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import { portuguese } from "./pt-BR/index.ts";

const catalogues: Record<string, { translation: object }> = {
  [defaultLanguage]: { translation: { ...portuguese } },
};
const instances = new Map<Language, i18n>();

// The server speaks both from the start; the browser learns English where it is spoken.
if (import.meta.env?.SSR !== false) await learn("en-US");

/** Must have ended before the first word of a page in that language. */
export async function learn(language: Language): Promise<void> {
  if (catalogues[language]) return;
  const { english } = await import("./en-US/index.ts");
  catalogues[language] = { translation: english };
}

/** Adds words that came with a page's own code, before the page says the first of them. */
export function addPortuguese(words: object): void {
  Object.assign(catalogues[defaultLanguage]?.translation ?? {}, words);
  for (const instance of instances.values()) {
    instance.addResourceBundle(defaultLanguage, "translation", words, true);
  }
}

/**
 * One instance per language, which never changes its language: the server renders for several
 * visitors at once. A language that is not registered speaks Portuguese.
 */
export function i18nFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: catalogues,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(language, instance);
  return instance;
}
