import { sql } from "kysely";
import type { Config } from "../../config.ts";
import type { Debt, DebtPage } from "../../contract/owner/books.ts";
import { type Day, todayIn } from "../../domain/day.ts";
import { dueOf } from "../../domain/debt.ts";
import { type SelectedBooking, selectBookingRows } from "../bookings/booking-row.ts";
import { guestLink } from "../bookings/guest-link.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";

const PAGE = 50;

/** Same rule as `askedOf` in the domain: refunds under way count as done. */
const asked = sql<number>`(booking_account.open + booking_account.refunding - booking_account.refunded)`;

type Books = Pick<Deps, "db" | "clock" | "config">;

/**
 * Confirmed bookings with an open amount: guests who left without paying first, then by due day.
 */
export async function listDebts(
  deps: Books,
  after: string | null,
  pageSize = PAGE,
): Promise<DebtPage> {
  const { timeZone } = await getProperty(deps.db);
  const today = todayIn(timeZone, deps.clock());
  const rows = await selectBookingRows(deps.db)
    .select(asked.as("open"))
    .where("booking.state", "=", "confirmed")
    .where(asked, ">", 0)
    .execute();
  const debts = rows
    .map((row) => toDebt(deps.config, row, today, timeZone))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const ahead = after === null ? debts : debts.filter((debt) => placeOf(debt) > after);
  const page = ahead.slice(0, pageSize);
  const last = ahead.length > pageSize ? page.at(-1) : undefined;
  return {
    rows: page,
    next: last ? placeOf(last) : null,
    count: debts.length,
    total: debts.reduce((sum, { open }) => sum + open, 0),
  };
}

/** Sorts as text, and serves as the page's cursor. */
function placeOf({ hasLeft, due, bookingId }: Debt): string {
  return `${hasLeft ? 0 : 1}_${due.day}_${bookingId}`;
}

function toDebt(
  config: Config,
  row: SelectedBooking & { readonly open: number },
  today: Day,
  timeZone: string,
): Debt {
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  const bookedOn = todayIn(timeZone, (row.confirmed_at ?? row.created_at).getTime());
  return {
    ...stay,
    bookingId: row.id,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    channel: row.channel,
    erased: row.erased_at !== null,
    guestPhone: row.guest_phone,
    listingName: row.listing_name,
    listingNameToGuest: row.listing_name_to_guest,
    language: row.language,
    total: row.total,
    open: row.open,
    due: dueOf({ ...row, checkIn: row.check_in, bookedOn }, today),
    hasLeft: row.checked_out_at !== null || row.check_out < today,
    guestLink: row.plan && row.house_link && guestLink(config, row, row.house_link),
  };
}
