import type { ActivityEntry } from "../../../contract/owner/activity.ts";
import { addDays, type Day } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { useSite } from "../../site.ts";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./activity.module.css";
import { tell } from "./activity-words.ts";

export function DayOfEntries({ day, entries }: { day: Day; entries: readonly ActivityEntry[] }) {
  const today = useToday();
  return (
    <section className={styles.day}>
      <h2>{dayWords(day, today)}</h2>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function dayWords(day: Day, today: Day): string {
  if (day === today) return "Hoje";
  if (day === addDays(today, -1)) return "Ontem";
  const words = formatDay(
    day,
    day.slice(0, 4) === today.slice(0, 4) ? "long-no-year" : "long",
    "pt-BR",
  );
  return words.replace(/^./, (first) => first.toUpperCase());
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { timeZone } = useSite().property;
  const { sentence, lines } = tell(entry);
  return (
    <li>
      <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at, timeZone)}</time>
      <div>
        <p>{sentence}</p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function timeOf(at: number, timeZone: string): string {
  const style = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat("pt-BR", style).format(at);
}
