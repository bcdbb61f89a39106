import { useLocation } from "react-router";
import { inLanguage, languageOfPath } from "../contract/page-urls.ts";
import type { Language } from "../domain/language.ts";

/** The URL decides the language, so shared links and reloads keep it. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Builds URLs in the language of the current page. */
export function useLocalUrl(): (url: string) => string {
  const language = useLanguage();
  return (url) => inLanguage(url, language);
}
