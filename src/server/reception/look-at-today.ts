import { sql } from "kysely";
import type { Alert, NightOccupancy, Today } from "../../contract/owner/today.ts";
import type { ChargebackMatter, HeldMatter, PortalMatter } from "../../domain/alert.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { listAskedChanges } from "../amendments/pending-change.ts";
import type { SelectedBooking } from "../bookings/booking-row.ts";
import type { Database } from "../database/connect.ts";
import { roomNights } from "../listings/room-nights.ts";
import { type SelectedStay, selectStays, toStayAtDesk } from "./stays-at-desk.ts";

const NIGHTS_AHEAD = 9;
const DAYS_OWED = 30;

/**
 * The dashboard's overview of the day. `linkOf` returns the guest link to callers who may see it.
 */
export async function lookAtToday(
  db: Database,
  today: Day,
  linkOf: (row: SelectedBooking) => string | null,
): Promise<Today> {
  const tomorrow = addDays(today, 1);
  const around = await staysAround(db, today);
  const owing = await whoLeftOwing(db, today);
  const toStay = (row: SelectedStay) => toStayAtDesk(row, linkOf(row));
  const leaves = (row: SelectedStay) => row.stay_check_out <= today;
  const isIn = (row: SelectedStay) => row.stay_checked_in_at !== null;
  const comes = (row: SelectedStay) => row.stay_check_in === tomorrow;
  const present = around.filter((row) => !comes(row));
  return {
    today,
    arrivals: present.filter((row) => !leaves(row) && !isIn(row)).map(toStay),
    departures: present.filter(leaves).map(toStay),
    inHouse: present.filter((row) => !leaves(row) && isIn(row)).map(toStay),
    tomorrow: {
      arrivals: around.filter(comes).map(toStay),
      departures: present.filter((row) => row.stay_check_out === tomorrow).map(toStay),
    },
    owing: owing.map(toStay),
    nights: await occupancy(db, today),
    alerts: await openAlerts(db),
    askedChanges: await listAskedChanges(db),
  };
}

/**
 * Guests who are here, or arrive by tomorrow. The conditions on the booking follow from those on
 * the stay; they are there for the indexes.
 */
function staysAround(db: Database, today: Day): Promise<SelectedStay[]> {
  const tomorrow = addDays(today, 1);
  return selectStays(db)
    .where("booking.checked_out_at", "is", null)
    .where("booking.check_in", "<=", tomorrow)
    .where((eb) =>
      eb.or([eb("booking.check_out", ">=", today), eb("booking.checked_in_at", "is not", null)]),
    )
    .where("stay.checked_out_at", "is", null)
    .where("stay.no_show_at", "is", null)
    .where("stay.check_in", "<=", tomorrow)
    .where((eb) =>
      eb.or([eb("stay.check_out", ">=", today), eb("stay.checked_in_at", "is not", null)]),
    )
    .execute();
}

/** A debt is shown until it is paid, also after the stay. */
function whoLeftOwing(db: Database, today: Day): Promise<SelectedStay[]> {
  return selectStays(db)
    .where("booking.checked_out_at", "is not", null)
    .where("booking.check_out", ">=", addDays(today, -DAYS_OWED))
    .where("booking_account.open", ">", 0)
    .clearOrderBy()
    .orderBy("booking.checked_out_at", "desc")
    .orderBy("stay.position")
    .orderBy("stay.id")
    .execute();
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
    // A double sale comes first.
    .orderBy(sql`kind = 'channel-conflict'`, "desc")
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
  }));
}
