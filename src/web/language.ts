import { useLocation } from "react-router";
import { inLanguage, languageOfPath } from "../contract/page-urls.ts";
import type { Language } from "../domain/language.ts";

/** The address decides the language: what is shared or reloaded stays what it was. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Makes addresses of our pages in the language of the current one. */
export function useLocalUrl(): (url: string) => string {
  const language = useLanguage();
  return (url) => inLanguage(url, language);
}
