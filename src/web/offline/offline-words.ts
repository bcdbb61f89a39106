import type { Language } from "../../domain/language.ts";
import { i18nFor } from "../content/i18n.ts";

/** The catalogue texts of the offline page, which the server renders. */
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
