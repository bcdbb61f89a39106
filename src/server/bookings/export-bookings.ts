import type { BookingFilter } from "../../contract/owner/bookings.ts";
import { channelNames, stateNames } from "../../contract/owner/words.ts";
import { amountCell, toCsv } from "../../domain/csv.ts";
import type { Day } from "../../domain/day.ts";
import type { Database } from "../database/connect.ts";
import { listBookings } from "./list-bookings.ts";

const MOST = 20_000;
const header = [
  "Código",
  "Hóspede",
  "E-mail",
  "Quarto",
  "Quartos",
  "Entrada",
  "Saída",
  "Noites",
  "Canal",
  "Situação",
  "Total",
  "Em aberto",
];

/** The list as a spreadsheet, with the columns an accountant needs. */
export async function exportBookings(
  db: Database,
  filter: BookingFilter,
  today: Day,
): Promise<string> {
  const { rows } = await listBookings(db, filter, today, MOST);
  const body = rows.map((row) => [
    row.code,
    row.guestName ?? "",
    row.guestEmail ?? "",
    row.listingName,
    row.roomCount,
    row.checkIn,
    row.checkOut,
    row.nights,
    channelNames[row.channel],
    stateNames[row.state],
    amountCell(row.total),
    amountCell(row.balance),
  ]);
  return toCsv([header, ...body]);
}
