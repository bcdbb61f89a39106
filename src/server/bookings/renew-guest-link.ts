import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { isPortals } from "../outbox/is-portals.ts";
import { changeBooking } from "./change-booking.ts";
import { findBooking } from "./find-booking.ts";
import { guestLink } from "./guest-link.ts";
import { writeJournal } from "./journal.ts";

/** The link that opens a confirmed booking to its guest; null for any other. */
export async function findGuestLink(
  { db, config }: Pick<Deps, "db" | "config">,
  bookingId: string,
): Promise<string | null> {
  const booking = await findBooking(db, bookingId);
  if (booking?.state !== "confirmed" || booking.erased_at) return null;
  if (await isPortals(db, bookingId)) return null;
  return guestLink(config, booking);
}

/**
 * For a link that got into the wrong hands: earlier ones open nothing any more. `also` is done in
 * the same transaction.
 */
export async function renewGuestLink(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  also?: (change: Change) => Promise<unknown>,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (booking.erased_at) throw new AppError("guest-erased");
    if (await isPortals(change.tx, bookingId)) throw new AppError("portal-decides");
    await change.tx
      .updateTable("booking")
      .set({ link_version: booking.link_version + 1 })
      .where("id", "=", bookingId)
      .execute();
    await writeJournal(change, { bookingId, event: "link-renewed", state: booking.state });
    await also?.(change);
  });
}
