import { Link } from "react-router";
import type { BookingFilter, BookingRow } from "../../../contract/owner/bookings.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { guestNameOf, situationOf } from "../ui/booking-words.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import tableKit from "../ui/table.module.css";
import styles from "./list.module.css";

const nothing = {
  upcoming: "Nenhuma reserva pela frente. A próxima aparece aqui na hora.",
  "in-house": "Ninguém na casa agora.",
  past: "Ainda não há estadias encerradas.",
  cancelled: "Nenhuma reserva cancelada.",
};

type Props = {
  rows: readonly BookingRow[];
  filter: BookingFilter;
  newIds: ReadonlySet<string>;
};

export function BookingTable({ rows, filter, newIds }: Props) {
  if (rows.length === 0) {
    const text = filter.search
      ? `Nada encontrado para “${filter.search}”. Tente só o primeiro nome ou o código.`
      : nothing[filter.view];
    return <p className={kit.empty}>{text}</p>;
  }
  return (
    <table className={`${tableKit.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Hóspede</th>
          <th scope="col">Quarto</th>
          <th scope="col">Datas</th>
          <th scope="col" className={tableKit.right}>
            Noites
          </th>
          <th scope="col">Canal</th>
          <th scope="col">Situação</th>
          <th scope="col" className={tableKit.right}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isNew={newIds.has(row.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isNew }: { row: BookingRow; isNew: boolean }) {
  const today = useToday();
  const { tone, text } = situationOf(row, today);
  return (
    <tr>
      <td>
        <Link className={kit.cover} to={bookingUrl(row.id)}>
          {guestNameOf(row)}
        </Link>{" "}
        {isNew && <Chip tone="ok">Nova</Chip>}
        <small>{row.guestEmail ?? row.code}</small>
      </td>
      <td>{row.listingName}</td>
      <td>{formatStay(row, "short", "pt-BR")}</td>
      <td className={tableKit.right}>{row.nights}</td>
      <td>
        <ChannelMark channel={row.channel} />
      </td>
      <td>
        <Chip tone={tone}>{text}</Chip>
      </td>
      <td className={tableKit.right}>
        {row.portal?.lacks.includes("price") ? "a completar" : formatMoney(row.total, "pt-BR")}
      </td>
    </tr>
  );
}
