import type { Language } from "../../domain/language.ts";
import { i18nFor } from "../content/i18n.ts";

/** What the page without a line says: the server writes it, the catalogues word it. */
export function offlineWords(language: Language) {
  const { t } = i18nFor(language);
  return {
    title: t("error.offline.title"),
    text: t("error.offline.text"),
    retry: t("error.retry"),
    whatsapp: t("shell.whatsapp"),
    rooms: t("error.offline.rooms"),
    perNight: (price: string) => t("home.rooms.perNight", { price }),
    mayChange: t("error.offline.mayChange"),
  };
}
