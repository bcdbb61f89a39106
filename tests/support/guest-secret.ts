import type { Booking } from "../../src/server/bookings/booking.ts";
import { guestLink, secretOf } from "../../src/server/bookings/guest-link.ts";
import {
  findLink,
  type GuestLink,
  HOUSE,
  makeLink,
} from "../../src/server/bookings/guest-link-rows.ts";
import type { Deps } from "../../src/server/deps.ts";

type Known = Pick<Booking, "id" | "guest_email">;

/** The valid link of a booking: its address's, or the one that the house gives out. */
async function linkOf({ db, clock }: Deps, { id, guest_email }: Known): Promise<GuestLink> {
  const hers = guest_email ? await findLink(db, id, guest_email) : undefined;
  return hers ?? makeLink({ tx: db, at: new Date(clock()) }, id, HOUSE);
}

export async function guestSecret(deps: Deps, booking: Known): Promise<string> {
  return secretOf(deps.config, await linkOf(deps, booking));
}

export async function guestLinkTo(
  deps: Deps,
  booking: Known & Pick<Booking, "code" | "language">,
): Promise<string> {
  return guestLink(deps.config, booking, await linkOf(deps, booking));
}
