import { Link } from "react-router";
import type { Movement } from "../../../contract/owner/books.ts";
import { meansNames, movementNames } from "../../../contract/owner/words.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { localTime } from "../../../domain/day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import kit from "../ui/kit.module.css";
import tableKit from "../ui/table.module.css";
import { byWords } from "../ui/words.ts";
import styles from "./books.module.css";
import { ReceiptLink } from "./receipt-link.tsx";

export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  return (
    <table className={`${tableKit.table} ${styles.table} ${styles.movements}`}>
      <thead>
        <tr>
          <th scope="col">Hora</th>
          <th scope="col">Hóspede</th>
          <th scope="col">Movimento</th>
          <th scope="col">Anotado por</th>
          <th scope="col" className={tableKit.right}>
            Valor
          </th>
          <th scope="col">
            <span className="vh">Recibo</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ movement }: { movement: Movement }) {
  const { timeZone } = useSite().property;
  const { bookingId, paymentId, receipt, amount, kind, means } = movement;
  const name = guestNameOf(movement);
  return (
    <tr>
      <td className="num">{localTime(timeZone, movement.at).time}</td>
      <td>
        <Link className={`${kit.name} ${styles.name}`} to={bookingUrl(bookingId)}>
          {name}
        </Link>
        <small>{movement.code}</small>
      </td>
      <td>
        {movementNames[kind]}
        <small>{meansNames[means]}</small>
      </td>
      <td>{byWords(movement.by)}</td>
      <td className={tableKit.right}>
        <b>{formatMoney(amount, "pt-BR")}</b>
      </td>
      <td>
        {kind === "payment" && paymentId && (
          <ReceiptLink
            bookingId={bookingId}
            paymentId={paymentId}
            receipt={receipt}
            about={`${formatMoney(amount, "pt-BR")}, ${name}`}
          />
        )}
      </td>
    </tr>
  );
}
