import type { BooksApi } from "../../contract/owner/books.ts";
import { exportMovements } from "../books/export-movements.ts";
import { getCashDay } from "../books/get-cash-day.ts";
import { getReceipt } from "../books/get-receipt.ts";
import { issueReceipt } from "../books/issue-receipt.ts";
import { listDebts } from "../books/list-debts.ts";
import { listOwed } from "../books/list-owed.ts";
import { causeOf, type Desk } from "./desk.ts";

export function booksDesk(desk: Desk): BooksApi {
  const { deps } = desk;
  return {
    listDebts: (after) => listDebts(deps, after),
    listOwed: () => listOwed(deps.db),
    getCashDay: (day) => getCashDay(deps, day),
    exportMovements: (from, until) => exportMovements(deps, from, until),
    issueReceipt: async (paymentId) => issueReceipt(deps, paymentId, await causeOf(desk)),
    getReceipt: (bookingId, number) => getReceipt(deps.db, bookingId, number),
  };
}
