import { z } from "zod";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { exportMovements as exportAll } from "./export-movements.ts";
import { getCashDay as getDay } from "./get-cash-day.ts";
import { getReceipt as getOne } from "./get-receipt.ts";
import { issueReceipt as issue } from "./issue-receipt.ts";
import { listDebts as debts } from "./list-debts.ts";
import { listOwed as owed } from "./list-owed.ts";

/** Guests who left without paying first, then by due day. */
export const listDebts = reads({
  who: "owner",
  takes: z.object({ after: value.text.nullable() }),
  run: ({ deps }, { after }) => debts(deps, after),
});

/** Bookings whose guest the owner has to give money back to, by hand or as an excess. */
export const listOwed = reads({
  who: "owner",
  takes: z.void(),
  run: ({ deps }) => owed(deps.db),
});

/** By default today. */
export const getCashDay = reads({
  who: "team",
  takes: z.object({ day: value.day.nullable() }),
  run: ({ deps }, { day }) => getDay(deps, day),
});

/** Both days included. */
export const exportMovements = verb({
  who: "owner",
  does: "exports",
  exports: { what: "movements" },
  leaves: ["exported"],
  takes: z.object({ from: value.day, until: value.day }),
  run: ({ deps }, { from, until }) => exportAll(deps, from, until),
});

/** One receipt per payment, however often it is requested. */
export const issueReceipt = verb({
  who: "team",
  does: "answers",
  leaves: { nothing: "the receipt itself says who issued it and when" },
  takes: z.object({ paymentId: value.id }),
  run: ({ deps, cause }, { paymentId }) => issue(deps, paymentId, cause),
});

export const getReceipt = reads({
  who: "team",
  takes: z.object({ bookingId: value.id, number: z.int() }),
  run: ({ deps }, { bookingId, number }) => getOne(deps.db, bookingId, number),
});
