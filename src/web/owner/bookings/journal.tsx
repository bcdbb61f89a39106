import type { JournalEntry } from "../../../contract/owner/bookings.ts";
import { basisNames, editedNames, eventNames } from "../../../contract/owner/words.ts";
import type { CancellationBasis } from "../../../domain/cancellation-basis.ts";
import type { EditedField } from "../../../domain/journal.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import kit from "../ui/kit.module.css";
import { byWords, listWords, moment } from "../ui/words.ts";
import { aboutRooms, changeWords } from "./change-words.ts";
import styles from "./details.module.css";

/** Everything that happened, newest first, with who did it. */
export function Journal({ entries }: { entries: readonly JournalEntry[] }) {
  const { property } = useSite();
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>Histórico</h2>
      <ol className={kit.lines}>
        {entries.toReversed().map((entry) => (
          <li key={`${entry.at}-${entry.event}`}>
            <b>{eventNames[entry.event]}</b>
            {typeof entry.facts.amount === "number" && (
              <> {formatMoney(entry.facts.amount, "pt-BR")}</>
            )}
            {Array.isArray(entry.facts.fields) && <p>{fieldsInWords(entry.facts.fields)}</p>}
            {typeof entry.facts.who === "string" && <p>{cancelWords(entry.facts)}</p>}
            {entry.change && <p>{changeWords(entry.change)}</p>}
            {entry.rooms && <p>{aboutRooms(entry.rooms, entry.facts)}</p>}
            <small>
              {moment(entry.at, property.timeZone)}, {byWords(entry.by)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 'A pedido do hóspede, combinado com o hóspede' */
function cancelWords({ who, basis }: JournalEntry["facts"]): string {
  const asked = who === "house" ? "Pela casa" : "A pedido do hóspede";
  return [asked, basisNames[basis as CancellationBasis]].filter(Boolean).join(", ");
}

/** 'Nome e e-mail' */
function fieldsInWords(fields: readonly EditedField[]): string {
  const named = listWords(fields.map((field) => editedNames[field]));
  return named.replace(/^./, (first) => first.toUpperCase());
}
