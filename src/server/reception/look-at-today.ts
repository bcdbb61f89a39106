import { sql } from "kysely";
import type { Alert, NightOccupancy, StayAtDesk, Today } from "../../contract/owner/today.ts";
import { paidOf } from "../../domain/account.ts";
import type {
  ChargebackMatter,
  HeldMatter,
  PortalMatter,
  SeasonMatter,
} from "../../domain/alert.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { guestCount } from "../../domain/guests.ts";
import { guestsOf } from "../bookings/booking.ts";
import { balanceOf, type SelectedBooking, selectBookingRows } from "../bookings/booking-row.ts";
import { portalMark } from "../bookings/portal-mark.ts";
import type { Database } from "../database/connect.ts";
import { roomNights } from "../listings/room-nights.ts";

const NIGHTS_AHEAD = 9;
const DAYS_OWED = 30;

/** The dashboard's overview of the day. `linkOf` gives the guest's link to who may see it. */
export async function lookAtToday(
  db: Database,
  today: Day,
  linkOf: (row: SelectedBooking) => string | null,
): Promise<Today> {
  const tomorrow = addDays(today, 1);
  const around = await selectBookingRows(db)
    .where("booking.state", "=", "confirmed")
    .where("booking.checked_out_at", "is", null)
    .where("booking.no_show_at", "is", null)
    .where("booking.check_in", "<=", tomorrow)
    .where((eb) =>
      eb.or([eb("booking.check_out", ">=", today), eb("booking.checked_in_at", "is not", null)]),
    )
    .orderBy("booking.check_out")
    .orderBy("booking.check_in")
    .execute();
  const owing = await whoLeftOwing(db, today);
  const rooms = await roomsOf(db, around);
  const toStay = (row: SelectedBooking) =>
    stayOf(row, { roomIds: rooms.get(row.id) ?? [], guestLink: linkOf(row) });
  const leaves = (row: SelectedBooking) => row.check_out <= today;
  const isIn = (row: SelectedBooking) => row.checked_in_at !== null;
  const comes = (row: SelectedBooking) => row.check_in === tomorrow;
  const present = around.filter((row) => !comes(row));
  return {
    today,
    arrivals: present.filter((row) => !leaves(row) && !isIn(row)).map(toStay),
    departures: present.filter(leaves).map(toStay),
    inHouse: present.filter((row) => !leaves(row) && isIn(row)).map(toStay),
    tomorrow: {
      arrivals: around.filter(comes).map(toStay),
      departures: present.filter((row) => row.check_out === tomorrow).map(toStay),
    },
    owing: owing.map(toStay),
    nights: await occupancy(db, today),
    alerts: await openAlerts(db),
  };
}

/** A debt does not end with the stay: it is shown until it is paid. */
function whoLeftOwing(db: Database, today: Day): Promise<SelectedBooking[]> {
  return selectBookingRows(db)
    .where("booking.state", "=", "confirmed")
    .where("booking.checked_out_at", "is not", null)
    .where("booking.check_out", ">=", addDays(today, -DAYS_OWED))
    .where("booking_account.open", ">", 0)
    .orderBy("booking.checked_out_at", "desc")
    .execute();
}

/** The physical rooms of each booking. */
async function roomsOf(
  db: Database,
  bookings: readonly SelectedBooking[],
): Promise<Map<string, readonly number[]>> {
  const { rows } = await sql<{ id: string; rooms: number[] }>`
    select booking_id as id, array_agg(distinct physical_room_id) as rooms
    from occupied_nights where booking_id = any(${bookings.map(({ id }) => id)}::uuid[])
    group by booking_id
  `.execute(db);
  return new Map(rows.map(({ id, rooms }) => [id, rooms]));
}

function stayOf(
  row: SelectedBooking,
  { roomIds, guestLink }: Pick<StayAtDesk, "roomIds" | "guestLink">,
): StayAtDesk {
  return {
    roomIds,
    guestLink,
    bookingId: row.id,
    code: row.code,
    listingId: row.listing_id,
    guestName: row.guest_name,
    guestPhone: row.guest_phone,
    listingName: row.listing_name,
    checkIn: row.check_in,
    checkOut: row.check_out,
    people: row.people_known === false ? 0 : guestCount(guestsOf(row)),
    children: row.children_up_to_12 + row.children_above_12,
    note: row.note,
    language: row.language,
    listingNameToGuest: row.listing_name_to_guest,
    total: row.total,
    paid: paidOf(row),
    channel: row.channel,
    expectedArrival: row.expected_arrival,
    checkedIn: row.checked_in_at !== null,
    version: row.version,
    balance: balanceOf(row),
    portal: portalMark(row),
  };
}

/** Rooms taken per night, holds and imports included. Blocked rooms do not count. */
async function occupancy(db: Database, today: Day): Promise<NightOccupancy[]> {
  const end = addDays(today, NIGHTS_AHEAD);
  const { rows } = await sql<NightOccupancy>`
    with room_night as ${roomNights(today, end)}
    select night::date as night,
           (select count(*)::int from room_night where room_night.night = shown.night) as rooms,
           count(taken.id)::int as taken
    from generate_series(${today}::date, ${end}::date - 1, interval '1 day') as shown (night)
    left join occupied_nights as taken
      on taken.stay @> night::date and taken.kind in ('hold', 'booking', 'imported')
    group by night order by night
  `.execute(db);
  return rows;
}

async function openAlerts(db: Database): Promise<Alert[]> {
  const rows = await db
    .selectFrom("alert")
    .leftJoin("booking", "booking.id", "alert.booking_id")
    .select(["alert.id", "kind", "subject", "facts", "alert.booking_id"])
    .select(["code", "guest_name", "raised_at"])
    .where("resolved_at", "is", null)
    .orderBy("raised_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    bookingId: row.booking_id,
    bookingCode: row.code,
    guestName: row.guest_name,
    raisedAt: row.raised_at.getTime(),
    subject: row.subject,
    portal: row.kind.startsWith("channel-") ? (row.facts as PortalMatter) : null,
    chargeback: row.kind.startsWith("chargeback") ? (row.facts as ChargebackMatter) : null,
    held: row.kind === "held-in-vain" ? (row.facts as HeldMatter) : null,
    disputed: row.facts.disputed === true,
    seasons: row.kind === "season-prices" ? (row.facts as SeasonMatter) : null,
  }));
}
