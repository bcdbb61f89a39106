import type { HouseHours, HouseProblem, HouseProblems } from "../../contract/owner/house.ts";
import { isHour, LEAST_MINUTES_OF_USE, minutesOfUse } from "../../domain/daily-rate.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { problemsIn, wholeWithin } from "./checks.ts";

const LONGEST_AHEAD = 1_095;

export function editHours(edit: PropertyEdit, hours: HouseHours): Promise<HouseProblems> {
  const hour = (time: string) => (isHour(time) ? null : "not-an-hour");
  const problems = problemsIn({
    checkInTime: hour(hours.checkInTime) ?? between(hours),
    checkOutTime: hour(hours.checkOutTime),
    sameDayUntil: hour(hours.sameDayUntil),
    horizonDays: wholeWithin(hours.horizonDays, 1, LONGEST_AHEAD),
  });
  return changeProperty(edit, problems, () => ({
    check_in_time: hours.checkInTime,
    check_out_time: hours.checkOutTime,
    same_day_until: hours.sameDayUntil,
    horizon_days: hours.horizonDays,
    same_day_turnover: hours.sameDayTurnover,
    sell_gaps: hours.sellGaps,
  }));
}

/** Where one guest leaves and the next arrives on one day, the first must be gone by then. */
function between({ checkInTime, checkOutTime, sameDayTurnover }: HouseHours): HouseProblem | null {
  if (minutesOfUse(checkInTime, checkOutTime) < LEAST_MINUTES_OF_USE) return "too-few-hours";
  return sameDayTurnover && checkOutTime > checkInTime ? "leaves-after-arrival" : null;
}
