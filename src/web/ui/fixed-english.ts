import { useLanguage } from "../language.ts";

/** Texts that the specification fixes in English get lang="en" on Portuguese pages. */
export function useFixedEnglish(): { readonly lang?: "en" } {
  return useLanguage() === "pt-BR" ? { lang: "en" } : {};
}
