import { type Figures, MOST_MONTHS, type Numbers } from "../../contract/owner/numbers.ts";
import { channels } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import { addMonths, firstDayOf, type Month, monthOf } from "../../domain/month.ts";
import { sumByMeans } from "../books/sum-by-means.ts";
import type { Database } from "../database/connect.ts";
import { getProperty } from "../property/get-property.ts";
import { type Counted, countNights } from "./count-nights.ts";
import { reckonSavings } from "./reckon-savings.ts";

const BEFORE = 6;

const nothing: Figures = {
  roomNights: 0,
  soldNights: 0,
  unpricedNights: 0,
  blockedNights: 0,
  revenue: 0,
  kept: 0,
  commission: 0,
  averageRate: null,
  revPar: null,
};

export async function getNumbers(
  db: Database,
  today: Day,
  from: Month | null,
  asked = MOST_MONTHS,
): Promise<Numbers> {
  const thisMonth = monthOf(today);
  const first = from ?? addMonths(thisMonth, -BEFORE);
  const length = Math.min(MOST_MONTHS, Math.max(1, Math.trunc(asked)));
  const counted = await countNights(db, first, length);
  const { timeZone } = await getProperty(db);
  const span = { first: firstDayOf(first), end: firstDayOf(addMonths(first, length)), timeZone };
  const means = await sumByMeans(db, span);
  const whole = counted.find(({ by }) => by === "total");
  const total = whole ? figuresOf(whole) : nothing;
  const byChannel = channels.flatMap((channel) => {
    const one = counted.find((row) => row.by === "channel" && row.channel === channel);
    return one ? [{ channel, ...figuresOf({ ...one, roomNights: total.roomNights }) }] : [];
  });
  return {
    thisMonth,
    months: Array.from({ length }, (_, index) => {
      const month = addMonths(first, index);
      const one = counted.find((row) => row.by === "month" && row.month === month);
      return { ...(one ? figuresOf(one) : nothing), month };
    }),
    rooms: counted.flatMap((one) =>
      one.by === "room" ? [{ ...figuresOf(one), name: one.room ?? "" }] : [],
    ),
    channels: byChannel,
    total,
    means,
    moved: {
      received: sumOf(means.map(({ received }) => received)),
      returned: sumOf(means.map(({ returned }) => returned)),
      net: sumOf(means.map(({ net }) => net)),
    },
    savings: whole ? reckonSavings(rateOf(whole), byChannel) : null,
  };
}

function figuresOf(counted: Counted): Figures {
  const { roomNights, soldNights, unpricedNights, blockedNights } = counted;
  const revenue = Number(counted.revenue);
  return {
    roomNights,
    soldNights,
    unpricedNights,
    blockedNights,
    revenue,
    kept: Number(counted.kept),
    commission: Number(counted.commission),
    averageRate: mean(Number(counted.pricedRevenue), soldNights - unpricedNights),
    // Over the whole revenue, including what is retained: the same rooms earned it.
    revPar: mean(revenue, roomNights),
  };
}

function rateOf({ ratedStays, ratedRevenue, ratedCommission }: Counted) {
  return {
    stays: ratedStays,
    revenue: Number(ratedRevenue),
    commission: Number(ratedCommission),
  };
}

const mean = (sum: number, count: number) => (count === 0 ? null : Math.round(sum / count));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
