import type { Figures, Numbers } from "../../contract/owner/numbers.ts";
import type { Day } from "../../domain/day.ts";
import { addMonths, type Month, monthOf } from "../../domain/month.ts";
import type { Database } from "../database/connect.ts";
import { countNights } from "./count-nights.ts";

const MONTHS = 12;
const BEFORE = 6;

const nothing: Figures = {
  roomNights: 0,
  soldNights: 0,
  blockedNights: 0,
  averageRate: null,
  revenue: 0,
  kept: 0,
};

export async function getNumbers(db: Database, today: Day, from: Month | null): Promise<Numbers> {
  const thisMonth = monthOf(today);
  const first = from ?? addMonths(thisMonth, -BEFORE);
  const counted = await countNights(db, first, MONTHS);
  const total = counted.find(({ month, room }) => month === null && room === null);
  return {
    thisMonth,
    months: Array.from({ length: MONTHS }, (_, index) => {
      const month = addMonths(first, index);
      return { ...nothing, ...figuresOf(counted.find((one) => one.month === month)), month };
    }),
    rooms: counted.flatMap((one) =>
      one.room === null ? [] : [{ ...nothing, ...figuresOf(one), name: one.room }],
    ),
    total: { ...nothing, ...figuresOf(total) },
  };
}

function figuresOf(counted: Figures | undefined): Figures | undefined {
  if (!counted) return undefined;
  const { roomNights, soldNights, blockedNights, averageRate, revenue, kept } = counted;
  return { roomNights, soldNights, blockedNights, averageRate, revenue, kept };
}
