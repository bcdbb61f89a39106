import { sql } from "kysely";
import { isBookingCode } from "../../domain/booking.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { isSecretOf, rowNamedBy } from "../bookings/guest-link.ts";
import type { GuestLink } from "../bookings/guest-link-rows.ts";
import type { Deps } from "../deps.ts";

/** Compared with if there is no such link, so that the response takes equally long. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

type Looked = {
  readonly id: string | null;
  readonly link_id: string | null;
  readonly has_ended: boolean;
  readonly is_portals: boolean;
};

/** The booking that a secret opens. `isBefore`: also by a link that has ended. */
export async function findLinked(
  deps: Deps,
  code: string,
  secret: string | null,
  given: { readonly isBefore?: boolean } = {},
): Promise<Booking | undefined> {
  const link = await findOpening(deps, code, secret, given);
  return link && findBooking(deps.db, link.booking_id);
}

/** Which link of the booking the secret is; null if it opens nothing. */
export async function openedBy(
  deps: Deps,
  code: string,
  secret: string | null,
): Promise<string | null> {
  return (await findOpening(deps, code, secret))?.id ?? null;
}

/**
 * A portal's guest has no link. Until the secret is verified, every code costs the same time: one
 * statement that returns one row, and one comparison.
 */
async function findOpening(
  deps: Deps,
  code: string,
  secret: string | null,
  { isBefore = false }: { readonly isBefore?: boolean } = {},
): Promise<GuestLink | undefined> {
  const named = rowNamedBy(secret ?? "");
  const looked = await look(deps, isBookingCode(code) ? code : "", named);
  const { id, link_id } = looked;
  const link = id && link_id ? { id: link_id, booking_id: id } : undefined;
  const isRight = isSecretOf(deps.config, link ?? nobodys, secret ?? "");
  if (!link || !isRight || looked.is_portals) return undefined;
  if (looked.has_ended && !isBefore) return undefined;
  return link;
}

const nobodys: GuestLink = { id: NOBODY, booking_id: NOBODY };

async function look({ db }: Deps, code: string, named: string | null): Promise<Looked> {
  const { rows } = await sql<Looked>`
    select booking.id, link.id as link_id, link.ended_at is not null as has_ended,
           exists (select from portal_stay
                   where booking_id = coalesce(booking.id, ${NOBODY}::uuid)) as is_portals
    from (values (${code}, ${named}::uuid)) as given (code, link)
    left join booking on booking.code = given.code
    left join guest_link as link on link.booking_id = booking.id and link.id = given.link
  `.execute(db);
  return rows[0] as Looked;
}
