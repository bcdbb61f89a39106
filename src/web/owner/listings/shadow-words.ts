import { type Day, daysBetween } from "../../../domain/day.ts";
import type { Season } from "../../../domain/season.ts";
import { shadowsOf } from "../../../domain/season-shadow.ts";
import { nightsWords } from "../ui/words.ts";
import type { SeasonForm } from "./listing-form.ts";
import { typedSeasons } from "./typed-seasons.ts";

/** One sentence for each run of nights that a season would lose. */
export function shadowWords(seasons: readonly SeasonForm[], today: Day): string[] {
  const typed = typedSeasons(seasons);
  const number = (season: Season) => (typed.find((one) => one === season)?.index ?? 0) + 1;
  return shadowsOf(typed, today).map(({ season, by, firstNight, lastNight, fromNights }) => {
    const nights = nightsWords(firstNight, lastNight);
    const stays = fromNights ? `, para estadias a partir de ${fromNights} noites,` : "";
    const why = nightsOf(by) < nightsOf(season) ? "mais curta" : "mais nova";
    const verb = firstNight === lastNight ? "fica" : "ficam";
    return `Temporada ${number(season)}: ${nights}${stays} ${verb} com a temporada ${number(by)}, ${why}.`;
  });
}

const nightsOf = ({ firstNight, lastNight }: Season) => daysBetween(firstNight, lastNight);
