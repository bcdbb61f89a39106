import { sql } from "kysely";
import { isBookingCode } from "../../domain/booking.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { isGuestSecret } from "../bookings/guest-link.ts";
import type { Deps } from "../deps.ts";

/** Stands in where there is no booking, so that its absence is not quicker. */
const NOBODY = { id: "00000000-0000-0000-0000-000000000000", link_version: 0 };

type Looked = { id: string | null; link_version: number | null; is_portals: boolean };

/**
 * The booking that a secret opens. A portal's guest has no link. Until the secret has proved right,
 * every code costs the same: one statement that returns one row, and one comparison. `isBefore`
 * asks for the booking that it opened until the link was last renewed.
 */
export async function findLinked(
  deps: Deps,
  code: string,
  secret: string | null,
  { isBefore = false } = {},
): Promise<Booking | undefined> {
  const { id, link_version, is_portals } = await look(deps, isBookingCode(code) ? code : "");
  const known =
    id !== null && link_version !== null
      ? { id, link_version: isBefore ? link_version - 1 : link_version }
      : null;
  const isRight = isGuestSecret(deps.config, known ?? NOBODY, secret ?? "");
  if (!known || !isRight || is_portals) return undefined;
  return findBooking(deps.db, known.id);
}

async function look({ db }: Deps, code: string): Promise<Looked> {
  const { rows } = await sql<Looked>`
    select booking.id, booking.link_version, exists (
      select from portal_stay where booking_id = coalesce(booking.id, ${NOBODY.id}::uuid)
    ) as is_portals
    from (values (${code})) as asked (code) left join booking on booking.code = asked.code
  `.execute(db);
  return rows[0] ?? { ...NOBODY, id: null, is_portals: false };
}
