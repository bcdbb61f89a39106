import type { JournalEntry } from "../../../contract/owner/bookings.ts";
import { eventNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { moment } from "../ui/words.ts";
import { changeWords } from "./change-words.ts";
import styles from "./details.module.css";

const others: Readonly<Record<string, string>> = {
  visitor: "hóspede, no site",
  provider: "Stripe",
  system: "sistema",
};

/** Everything that happened, newest first, with who did it. */
export function Journal({ entries }: { entries: readonly JournalEntry[] }) {
  const { property } = useSite();
  return (
    <section className={styles.section}>
      <h2>Histórico</h2>
      <ol className={styles.journal}>
        {entries.toReversed().map((entry) => (
          <li key={`${entry.at}-${entry.event}`}>
            <b>{eventNames[entry.event]}</b>
            {typeof entry.facts.amount === "number" && (
              <> {formatMoney(entry.facts.amount, "pt-BR")}</>
            )}
            {entry.change && <p>{changeWords(entry.change)}</p>}
            <small>
              {moment(entry.at, property.timeZone)}, {others[entry.by] ?? nameOf(entry.by)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A removed colleague is known by id only. */
const nameOf = (by: string) => (by.startsWith("person:") ? "alguém que já saiu" : by);
