import type { JournalEntry, JournalStay } from "../../../contract/owner/bookings.ts";
import { basisNames, editedNames, eventNames } from "../../../contract/owner/words.ts";
import type { CancellationBasis } from "../../../domain/cancellation-basis.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { EditedField } from "../../../domain/journal.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import kit from "../ui/kit.module.css";
import { byWords, listWords, moment, plural } from "../ui/words.ts";
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

/** 'De Quarto Mar, 11 a 14 de janeiro para Quarto Farol, 12 a 15 de janeiro. Total de R$ 2.670 para …' */
function changeWords({ from, to, guestKnows }: NonNullable<JournalEntry["change"]>): string {
  const parts = [`De ${stayWords(from)} para ${stayWords(to)}.`];
  if (from.people !== to.people && from.people !== undefined && to.people !== undefined) {
    parts.push(`De ${peopleWords(from.people)} para ${peopleWords(to.people)}.`);
  }
  const [before, now] = [from.total, to.total].map((total) => formatMoney(total, "pt-BR"));
  parts.push(before === now ? `Total de ${now}, como antes.` : `Total de ${before} para ${now}.`);
  if (guestKnows) parts.push("O hóspede já sabia.");
  return parts.join(" ");
}

/** 'Quarto Mar e Quarto Jangada.' and, of a cancelled one, what became of its money */
function aboutRooms(rooms: readonly string[], { refund, kept }: JournalEntry["facts"]) {
  const parts = [
    typeof refund === "number" && `volta ${formatMoney(refund, "pt-BR")}`,
    typeof kept === "number" && kept > 0 && `fica ${formatMoney(kept, "pt-BR")}`,
  ].filter((part) => part !== false);
  return `${[listWords(rooms), ...parts].join(", ")}.`;
}

const stayWords = (stay: JournalStay) =>
  `${stay.listingName}, ${formatStay(stay, "long", "pt-BR")}`;
const peopleWords = (people: number) => plural(people, "pessoa", "pessoas");
