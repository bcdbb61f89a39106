import type { TodayApi } from "../../contract/owner/today.ts";
import { todayIn } from "../../domain/day.ts";
import { getProperty } from "../property/get-property.ts";
import { lookAtToday } from "../reception/look-at-today.ts";
import { mark, marks } from "../reception/mark-stay.ts";
import { causeOf, type Desk } from "./desk.ts";

export function receptionDesk(desk: Desk): TodayApi {
  const { deps } = desk;
  const marking = (which: (typeof marks)[keyof typeof marks]) => async (bookingId: string) =>
    mark(deps, bookingId, which, await causeOf(desk));
  return {
    async today() {
      const { timeZone } = await getProperty(deps.db);
      return lookAtToday(deps.db, todayIn(timeZone, deps.clock()));
    },
    checkIn: marking(marks.checkIn),
    checkOut: marking(marks.checkOut),
    undoCheckIn: marking(marks.undoCheckIn),
    undoCheckOut: marking(marks.undoCheckOut),
    async dismissAlert(alertId) {
      await deps.db
        .updateTable("alert")
        .set({ resolved_at: new Date(deps.clock()) })
        .where("id", "=", alertId)
        .where("resolved_at", "is", null)
        .execute();
    },
  };
}
