import { Link } from "react-router";
import type { Debt } from "../../../contract/owner/books.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { guestNameOf } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { messageUrl } from "../ui/message-url.ts";
import { useToday } from "../ui/owner-page.tsx";
import tableKit from "../ui/table.module.css";
import styles from "./books.module.css";
import { askWords, dueWords } from "./books-words.ts";

export function DebtTable({ debts }: { debts: readonly Debt[] }) {
  return (
    <table className={`${tableKit.table} ${styles.table} ${styles.debts}`}>
      <thead>
        <tr>
          <th scope="col">Hóspede</th>
          <th scope="col">Estadia</th>
          <th scope="col">Quando paga</th>
          <th scope="col" className={tableKit.right}>
            Em aberto
          </th>
          <th scope="col">
            <span className="vh">Cobrar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {debts.map((debt) => (
          <Row key={debt.bookingId} debt={debt} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ debt }: { debt: Debt }) {
  const { property } = useSite();
  const today = useToday();
  const name = guestNameOf(debt);
  const due = dueWords(debt, today);
  const chat = messageUrl(debt, property.shortName, askWords(debt, today));
  return (
    <tr>
      <td>
        <Link className={`${kit.name} ${styles.name}`} to={bookingUrl(debt.bookingId)}>
          {name}
        </Link>
        <small>{debt.code}</small>
      </td>
      <td>
        {debt.listingName}
        <small>{formatStay(debt, "short", "pt-BR")}</small>
      </td>
      <td>
        {debt.hasLeft && <Chip tone="error">Já saiu</Chip>}{" "}
        {debt.due.isLate ? <Chip tone="wait">{due}</Chip> : due}
      </td>
      <td className={tableKit.right}>
        <b>{formatMoney(debt.open, "pt-BR")}</b>
      </td>
      <td>
        {chat ? (
          <a className={button.line} href={chat} target="_blank" rel="noreferrer">
            <Icon name="message-circle" />
            <span>
              WhatsApp<span className="vh"> para {name}</span>
            </span>
          </a>
        ) : (
          <small>Sem telefone</small>
        )}
      </td>
    </tr>
  );
}
