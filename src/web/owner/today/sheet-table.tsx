import { useId } from "react";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { formatMoney } from "../../../domain/money.ts";
import kit from "../ui/kit.module.css";
import { listWords } from "../ui/words.ts";
import { nameOf } from "./guest-card.tsx";
import { type GuestAtDesk, peopleIn } from "./guests-at-desk.ts";
import styles from "./sheet.module.css";

type Props = {
  name: string;
  guests: readonly GuestAtDesk[];
  empty: string;
  timeOf: (stay: StayAtDesk) => string;
  /** Whether the room is ready. */
  stateOf?: (stay: StayAtDesk) => string | null;
};

/** One part of the day; on a phone each room of a guest is a block of lines. */
export function SheetTable({ name, guests, empty, timeOf, stateOf }: Props) {
  const id = useId();
  const rows = guests.flatMap((guest) => guest.stays.map((stay) => ({ guest, stay })));
  return (
    <section className={styles.part}>
      <h2 id={id} className={kit.ruled}>
        {name} <span>{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className={`${kit.empty} ${styles.empty}`}>{empty}</p>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Hóspede</th>
              <th scope="col">Quando</th>
              <th scope="col">Quarto</th>
              <th scope="col">Pessoas</th>
              <th scope="col">Telefone</th>
              <th scope="col">Em aberto</th>
              <th scope="col">Anotação</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ guest, stay }) => (
              <Row key={stay.stayId} {...{ guest, stay, timeOf, stateOf }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type RowProps = {
  guest: GuestAtDesk;
  stay: StayAtDesk;
  timeOf: Props["timeOf"];
  stateOf: Props["stateOf"] | undefined;
};

/** The open amount and the note belong to the booking: they are in its first room's row. */
function Row({ guest, stay, timeOf, stateOf }: RowProps) {
  const state = stateOf?.(stay);
  const isFirst = stay === guest.stays[0];
  return (
    <tr>
      <th scope="row">{nameOf(stay)}</th>
      <td className={`num ${styles.when}`}>{timeOf(stay)}</td>
      <td>
        {stay.listingName}
        {state && <small>{state}</small>}
      </td>
      <td>{peopleIn(stay)}</td>
      <td className="num">{stay.guestPhone}</td>
      <td className="num">
        {stay.balance > 0 && isFirst && guest.showsMoney && (
          <>
            <span className={styles.label}>Em aberto: </span>
            {formatMoney(stay.balance, "pt-BR")}
          </>
        )}
      </td>
      <td className={styles.note}>{isFirst && notesOf(stay)}</td>
    </tr>
  );
}

/** The house's note, and what the guest said. */
function notesOf({ note, companions, wishes }: StayAtDesk): string {
  const lines = [
    note,
    companions.length > 0 && `Com ${listWords(companions)}`,
    wishes && `Recado: ${wishes}`,
  ];
  return lines.filter(Boolean).join("\n");
}
