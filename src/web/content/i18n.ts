import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import { english } from "./en-US/index.ts";
import { portuguese } from "./pt-BR/index.ts";

const instances = new Map<Language, i18n>();

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
    resources: {
      "pt-BR": { translation: portuguese },
      "en-US": { translation: english },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(language, instance);
  return instance;
}
