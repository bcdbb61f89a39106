/** From an hour to another; the last has no end. Both are local times, '14:00'. */
export type ArrivalSlot = { readonly from: string; readonly to: string | null };

const STEP_HOURS = 2;
const LATE = "22:00";

/** From the check-in hour on. A slot is stored as its beginning. */
export function arrivalSlots(checkInTime: string): ArrivalSlot[] {
  const slots: ArrivalSlot[] = [];
  let from = checkInTime;
  while (from < LATE) {
    const next = hoursLater(from);
    const to = next > LATE ? LATE : next;
    slots.push({ from, to });
    from = to;
  }
  return [...slots, { from, to: null }];
}

/** Never past midnight, because it begins before 22:00. */
function hoursLater(time: string): string {
  const [hours = 0, minutes = "00"] = time.split(":");
  return `${String(Number(hours) + STEP_HOURS).padStart(2, "0")}:${minutes}`;
}
