import { todayIn } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { Told } from "./dialect.ts";
import { runsOf } from "./nights.ts";
import { closedNights, type PortalCalendar } from "./portal-calendar.ts";

const TIME_ZONE = "America/Bahia";

/** The feed at a given time: a stay is listed until its check-out day. */
export function tell(calendar: PortalCalendar, at: number): Told {
  const today = todayIn(TIME_ZONE, at);
  const isAhead = ({ checkOut }: Stay) => checkOut >= today;
  return {
    feedPath: calendar.feedPath,
    sales: [...calendar.sales.values()].filter(isAhead),
    closed: runsOf(closedNights(calendar)).filter(isAhead),
    at,
  };
}
