import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import { portuguese } from "./pt-BR/index.ts";

const catalogues: Record<string, { translation: object }> = {
  [defaultLanguage]: { translation: { ...portuguese } },
};
const instances = new Map<Language, i18n>();

// The server has both languages from the start; the browser loads English on demand.
if (import.meta.env?.SSR !== false) await learn("en-US");

/** Await it before rendering in that language. */
export async function learn(language: Language): Promise<void> {
  if (catalogues[language]) return;
  const { english } = await import("./en-US/index.ts");
  catalogues[language] = { translation: english };
}

/** Registers texts that are bundled with a page, before it renders. */
export function addPortuguese(words: object): void {
  Object.assign(catalogues[defaultLanguage]?.translation ?? {}, words);
  for (const instance of instances.values()) {
    instance.addResourceBundle(defaultLanguage, "translation", words, true);
  }
}

/**
 * One instance per language, because the server renders for several visitors concurrently. An
 * unregistered language falls back to Portuguese.
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
