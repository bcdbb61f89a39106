import type { PortalSide } from "../../contract/owner/portal-stays.ts";
import type { Database } from "../database/connect.ts";
import type { SelectedBooking } from "./booking-row.ts";
import { portalMark } from "./portal-mark.ts";

/** The portal's side of a booking; null if it did not come from a portal's calendar. */
export async function portalSide(db: Database, row: SelectedBooking): Promise<PortalSide | null> {
  const mark = portalMark(row);
  if (!mark) return null;
  const stay = await db
    .selectFrom("portal_stay")
    .leftJoin("imported_event", "imported_event.id", "imported_event_id")
    .select(["portal", "feed_name", "commission", "people_known", "sale"])
    .where("booking_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return {
    ...mark,
    portal: stay.portal,
    feedName: stay.feed_name,
    commission: stay.commission,
    peopleKnown: stay.people_known,
    mayBeClosed: stay.sale === "unsaid",
  };
}
