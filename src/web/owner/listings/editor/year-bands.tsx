import { parseDay } from "../../../../domain/day.ts";
import { formatDay } from "../../../../domain/format-day.ts";
import { useToday } from "../../ui/owner-page.tsx";
import type { SeasonForm } from "../listing-form.ts";
import { daysIn, stretchesOf, yearsOf } from "../year-band.ts";
import { useDraft } from "./draft-context.ts";
import { colourOf } from "./season-colour.ts";
import styles from "./year-bands.module.css";

const months = "jan fev mar abr mai jun jul ago set out nov dez".split(" ");

/** The year in one line, with its seasons. */
export function YearBands() {
  const today = useToday();
  const { seasons } = useDraft().form;
  return (
    <div className={styles.years}>
      {yearsOf(seasons, today).map((year) => (
        <div key={year}>
          <p>{year}</p>
          {/* SVG, because positions are numbers and the CSP forbids inline styles. */}
          <svg
            className={styles.band}
            viewBox={`0 0 ${daysIn(year)} 1`}
            preserveAspectRatio="none"
            role="img"
            aria-label={inWords(seasons, year)}
          >
            {stretchesOf(seasons, year).map(({ season, start, length }) => (
              <rect
                key={season}
                className={styles[colourOf(season)]}
                x={start}
                width={length}
                height="1"
              />
            ))}
          </svg>
        </div>
      ))}
      <div className={styles.months} aria-hidden>
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
    </div>
  );
}

function inWords(seasons: readonly SeasonForm[], year: number): string {
  const parts = stretchesOf(seasons, year)
    .reverse()
    .map(({ season }) => {
      const { firstNight = "", lastNight = "" } = seasons[season] ?? {};
      const [from, to] = [parseDay(firstNight), parseDay(lastNight)];
      const say = (day: typeof from) => day && formatDay(day, "day-month", "pt-BR");
      return `temporada ${season + 1} de ${say(from)} a ${say(to)}`;
    });
  return `${year}: ${parts.length > 0 ? parts.join(", ") : "preço base o ano todo"}`;
}
