import { useId } from "react";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { formatMoney } from "../../../domain/money.ts";
import { peopleWords } from "../ui/booking-words.ts";
import { nameOf } from "./guest-card.tsx";
import styles from "./sheet.module.css";

type Props = {
  name: string;
  stays: readonly StayAtDesk[];
  empty: string;
  timeOf: (stay: StayAtDesk) => string;
  /** Whether the room is ready. */
  stateOf?: (stay: StayAtDesk) => string | null;
};

/** One part of the day; on a phone each guest is a block of lines. */
export function SheetTable({ name, stays, empty, timeOf, stateOf }: Props) {
  const id = useId();
  return (
    <section className={styles.part}>
      <h2 id={id}>
        {name} <span>{stays.length}</span>
      </h2>
      {stays.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
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
            {stays.map((stay) => (
              <Row key={stay.bookingId} {...{ stay, timeOf, stateOf }} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type RowProps = {
  stay: StayAtDesk;
  timeOf: Props["timeOf"];
  stateOf: Props["stateOf"] | undefined;
};

function Row({ stay, timeOf, stateOf }: RowProps) {
  const state = stateOf?.(stay);
  return (
    <tr>
      <th scope="row">{nameOf(stay)}</th>
      <td className={styles.when}>{timeOf(stay)}</td>
      <td>
        {stay.listingName}
        {state && <small>{state}</small>}
      </td>
      <td>{peopleWords(stay.people, stay.children)}</td>
      <td className={styles.phone}>{stay.guestPhone}</td>
      <td className={styles.open}>
        {stay.balance > 0 && (
          <>
            <span className={styles.label}>Em aberto: </span>
            {formatMoney(stay.balance, "pt-BR")}
          </>
        )}
      </td>
      <td className={styles.note}>{stay.note}</td>
    </tr>
  );
}
