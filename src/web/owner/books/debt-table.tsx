import { Link } from "react-router";
import type { Debt } from "../../../contract/owner/books.ts";
import type { MessageText } from "../../../contract/owner/messages.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ChatLink } from "../messages/chat-link.tsx";
import { useChats } from "../messages/use-chats.ts";
import { guestNameOf } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import tableKit from "../ui/table.module.css";
import styles from "./books.module.css";
import { dueToGuest, dueWords } from "./books-words.ts";

type Props = { debts: readonly Debt[]; texts: readonly MessageText[] };

export function DebtTable({ debts, texts }: Props) {
  const chatWith = useChats(texts);
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
          <Row
            key={debt.bookingId}
            debt={debt}
            chat={chatWith({ ...debt, balance: debt.open }, "balance-due", dueToGuest(debt))}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { debt: Debt; chat: ReturnType<ReturnType<typeof useChats>> };

function Row({ debt, chat }: RowProps) {
  const today = useToday();
  const name = guestNameOf(debt);
  const due = dueWords(debt, today);
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
          <ChatLink message={chat} subject={{ bookingId: debt.bookingId }} className={button.line}>
            <Icon name="message-circle" />
            <span>
              WhatsApp<span className="vh"> para {name}</span>
            </span>
          </ChatLink>
        ) : (
          <small>Sem telefone</small>
        )}
      </td>
    </tr>
  );
}
