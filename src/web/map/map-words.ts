import type { Language } from "../../domain/language.ts";
import { i18nFor } from "../content/i18n.ts";

/** What the map's own document says: the server writes it, the catalogues word it. */
export function mapWords(language: Language, name: string) {
  const { t } = i18nFor(language);
  return {
    title: t("home.map.title", { name }),
    loading: t("home.map.loading"),
    failed: t("home.map.failed"),
  };
}
