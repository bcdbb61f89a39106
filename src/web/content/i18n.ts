import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import { english } from "./en-US/index.ts";
import { portuguese } from "./pt-BR/index.ts";

/** One instance per page: the server renders for several visitors at once. */
export function createI18n(language: Language): i18n {
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
  return instance;
}
