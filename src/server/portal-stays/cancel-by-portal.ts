import type { PortalMatter } from "../../domain/alert.ts";
import { readAccount } from "../account/read-account.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { markCancelled } from "../bookings/mark-cancelled.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import type { StoredStay } from "./listed-stays.ts";

/**
 * The portal no longer lists the stay. The portal notifies its guest; here the owner is alerted,
 * because received money stays in the account until the owner decides about it.
 */
export async function cancelByPortal(deps: Deps, change: Change, stay: StoredStay): Promise<void> {
  const { tx, at } = change;
  const booking = await lockBooking(tx, stay.bookingId);
  await tx
    .updateTable("portal_stay")
    .set({ imported_event_id: null, gone_at: at })
    .where("id", "=", stay.id)
    .execute();
  if (booking.state !== "confirmed") return;
  const { received } = await readAccount(tx, booking.id);
  await markCancelled(change, booking, { refundPercent: 0, refundAmount: 0 }, "portal-cancelled");
  await tell(deps, change, stay, booking, received);
}

async function tell(
  deps: Deps,
  { tx }: Pick<Change, "tx">,
  { id, checkIn, checkOut }: StoredStay,
  booking: Booking,
  received: number,
): Promise<void> {
  const stay = await tx
    .selectFrom("portal_stay")
    .select(["feed_name", "portal"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const facts: PortalMatter = {
    feedName: stay.feed_name,
    portal: stay.portal,
    listingName: await listingName(tx, booking.listing_id, "pt-BR"),
    stay: { checkIn, checkOut },
    ...(received > 0 && { received }),
  };
  const matter = { kind: "channel-cancelled", subject: id, bookingId: booking.id, facts } as const;
  await raiseAlert(deps, tx, matter);
}
