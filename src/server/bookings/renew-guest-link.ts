import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { isPortals } from "../outbox/is-portals.ts";
import { changeBooking } from "./change-booking.ts";
import { findBooking } from "./find-booking.ts";
import { guestLink } from "./guest-link.ts";
import { endLinks, findLink, type GuestLink, HOUSE, makeLink } from "./guest-link-rows.ts";
import { writeJournal } from "./journal.ts";

/** The link that the house hands out for a confirmed booking; null for any other. */
export async function findGuestLink(
  { db, config }: Pick<Deps, "db" | "config">,
  bookingId: string,
): Promise<string | null> {
  const booking = await findBooking(db, bookingId);
  if (booking?.state !== "confirmed" || booking.erased_at) return null;
  if (await isPortals(db, bookingId)) return null;
  const link = await findLink(db, bookingId, HOUSE);
  return link ? guestLink(config, booking, link) : null;
}

/**
 * Ends all links, for one that got into the wrong hands, and makes new ones for the house and the
 * booking's address. `also` runs in the same transaction. Returns the id of the guest's.
 */
export async function renewGuestLink(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  also?: (change: Change) => Promise<unknown>,
): Promise<GuestLink["id"]> {
  return changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (booking.erased_at) throw new AppError("guest-erased");
    if (await isPortals(change.tx, bookingId)) throw new AppError("portal-decides");
    await endLinks(change, bookingId);
    const ofHouse = await makeLink(change, bookingId, HOUSE);
    const hers = booking.guest_email
      ? await makeLink(change, bookingId, booking.guest_email)
      : ofHouse;
    await writeJournal(change, { bookingId, event: "link-renewed", state: booking.state });
    await also?.(change);
    return hers.id;
  });
}
