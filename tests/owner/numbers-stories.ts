import type { Day } from "../../src/domain/day.ts";
import { addMonths, firstOfMonth, type Month, monthOf } from "../../src/domain/month.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { type App, stayAhead } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import { soldAt } from "./portal-stories.ts";
import { bookByPhone } from "./timeline-stories.ts";

/** A month beyond what the site sells, so that no other test uses it. */
export function quietMonth(app: App): { month: Month; on(first: number, end: number): Stay } {
  const month = addMonths(
    monthOf(firstOfMonth(stayAhead(0, 1).checkIn)),
    60 + turnIn(app, "month"),
  );
  const day = (of: number) => `${month}-${String(of).padStart(2, "0")}` as Day;
  return { month, on: (first, end) => ({ checkIn: day(first), checkOut: day(end) }) };
}

/**
 * A month with a sale by phone of R$ 1.000, one of Booking for R$ 2.000 with a tenth of commission,
 * and one without a price, whose booking is returned.
 */
export async function busyMonth(app: App): Promise<{ month: Month; unpriced: string }> {
  const { month, on } = quietMonth(app);
  await bookByPhone(app, on(2, 4), { name: "Rita Moura", room: "coqueiro", total: 100_000 });
  const { bookingIds } = await soldAt(app, "booking", "farol", on(10, 14), on(20, 23));
  const [priced = "", unpriced = ""] = bookingIds;
  const line = { kind: "agreed", nights: 4, people: 1, unitPrice: 200_000, amount: 200_000 };
  await app.query(
    `insert into account_entry (booking_id, kind, stay_id, amount, line, at, actor, source)
     values ($1, 'charge', $1, 200000, $2, now(), 'system', 'admin')`,
    [priced, JSON.stringify(line)],
  );
  await app.query("update portal_stay set commission = 20000 where booking_id = $1", [priced]);
  return { month, unpriced };
}
