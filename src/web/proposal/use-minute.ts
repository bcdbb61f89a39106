import { localTime } from "../../domain/day.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { minuteInShort } from "../guest/stay-words.ts";
import { useLanguage } from "../language.ts";
import { useSite } from "../site.ts";

/** Writes instants by the property's clock: 'sex., 20 de nov., 20h', '20 de novembro', '20 de nov.' */
export function useMinute() {
  const language = useLanguage();
  const { timeZone } = useSite().property;
  return {
    minute: (instant: number) => minuteInShort(localTime(timeZone, instant), language),
    dayOf: (instant: number) =>
      formatDayOfMonth(localTime(timeZone, instant).day, "long", language),
    day: (instant: number) => formatDayOfMonth(localTime(timeZone, instant).day, "short", language),
  };
}
