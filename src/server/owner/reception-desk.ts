import type { TodayApi } from "../../contract/owner/today.ts";
import { dismissAlert } from "../alerts/dismiss-alert.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { lookAtToday } from "../reception/look-at-today.ts";
import { mark, marks } from "../reception/mark-stay.ts";
import { causeOf, type Desk } from "./desk.ts";

export function receptionDesk(desk: Desk): TodayApi {
  const { deps } = desk;
  const marking = (which: (typeof marks)[keyof typeof marks]) => async (bookingId: string) =>
    mark(deps, bookingId, which, await causeOf(desk));
  return {
    today: async () => lookAtToday(deps.db, await todayAtProperty(deps)),
    checkIn: marking(marks.checkIn),
    checkOut: marking(marks.checkOut),
    undoCheckIn: marking(marks.undoCheckIn),
    undoCheckOut: marking(marks.undoCheckOut),
    dismissAlert: (alertId) => dismissAlert(deps, alertId),
  };
}
