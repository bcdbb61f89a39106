import type { StayIds, TodayApi } from "../../contract/owner/today.ts";
import { dismissAlert } from "../alerts/dismiss-alert.ts";
import { previewStayChange } from "../amendments/preview-stay-change.ts";
import { guestLink } from "../bookings/guest-link.ts";
import { portalMark } from "../bookings/portal-mark.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { checkOut, earlyLeave } from "../reception/check-out.ts";
import { lookAtToday } from "../reception/look-at-today.ts";
import { mark, marks } from "../reception/mark-stay.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";
import { admitChoice } from "./price-choices.ts";

export function receptionDesk(desk: Desk): TodayApi {
  const { deps } = desk;
  const marking =
    (which: (typeof marks)[keyof typeof marks]) => async (bookingId: string, stayIds?: StayIds) =>
      mark(deps, bookingId, { which, stayIds }, await causeOf(desk));
  return {
    async today() {
      // Whoever has the link acts as the guest, who may do more than the team.
      const { role } = await signedIn(desk);
      return lookAtToday(deps.db, await todayAtProperty(deps), (row) =>
        role === "owner" && row.house_link && !portalMark(row)
          ? guestLink(deps.config, row, row.house_link)
          : null,
      );
    },
    checkIn: marking(marks.checkIn),
    async checkOut(bookingId, leaving = {}) {
      const { freeing, stayIds } = leaving;
      if (freeing) {
        const { role } = await signedIn(desk);
        await admitChoice(role, freeing.price, async () =>
          previewStayChange(deps, bookingId, await earlyLeave(deps, bookingId, stayIds)),
        );
      }
      await checkOut(deps, bookingId, leaving, await causeOf(desk));
    },
    undoCheckIn: marking(marks.undoCheckIn),
    undoCheckOut: marking(marks.undoCheckOut),
    dismissAlert: (alertId) => dismissAlert(deps, alertId),
  };
}
