import { useTranslation } from "react-i18next";
import type { LocalTime } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import { whenInWords } from "./when-words.ts";

/** Says an instant by the property's clock; nothing for none. */
export function useWhen(now: LocalTime): (instant: number | null) => string {
  const { t, i18n } = useTranslation();
  const { timeZone } = useSite().property;
  const reader = { t, language: i18n.language, timeZone };
  return (instant) => (instant === null ? "" : whenInWords(instant, now, reader));
}
