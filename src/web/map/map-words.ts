import type { Language } from "../../domain/language.ts";
import { i18nFor } from "../content/i18n.ts";

/** The catalogue texts of the map's document, which the server renders. */
export function mapWords(language: Language, name: string) {
  const { t } = i18nFor(language);
  return {
    title: t("home.map.title", { name }),
    loading: t("home.map.loading"),
    failed: t("home.map.failed"),
  };
}
