import { useLanguage } from "../language.ts";

/** Texts the specification fixes in English say so where the page around them is Portuguese. */
export function useFixedEnglish(): { readonly lang?: "en" } {
  return useLanguage() === "pt-BR" ? { lang: "en" } : {};
}
