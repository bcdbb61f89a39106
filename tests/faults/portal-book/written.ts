import { isDeepStrictEqual } from "node:util";
import type { Row, Written } from "./rows.ts";
import type { Noted, Sale } from "./world.ts";

/** Nothing that was written down is lost, and no account. */
export function judgeNote(
  { bookingId, wasRead, noted, isListed, isTouched }: Sale,
  rows: readonly Row[],
): void {
  const row = rows.find(({ id }) => id === bookingId);
  if (!wasRead || !row) return;
  const wanted = writtenOf(noted);
  for (const [what, words] of Object.entries(row.written)) {
    if (!isDeepStrictEqual(words, wanted[what as keyof Written])) {
      throw new Error(`${what} was lost`);
    }
  }
  const received = noted?.paidTo === "portal" ? noted.price : 0;
  // An ended stay costs what was received for it.
  const isOver = isTouched ? row.state === "cancelled" : !isListed;
  const total = isOver ? received : (noted?.price ?? 0);
  if (row.received !== received || row.total !== total) throw new Error("an account was lost");
}

const nothing: Written = {
  ...{ name: null, phone: null, email: null, arrival: null, note: "", commission: null },
  ...{ adults: 1, peopleKnown: false },
};

function writtenOf(noted: Noted | null): Written {
  if (!noted) return nothing;
  const { price, paidTo, ...words } = noted;
  return { ...words, peopleKnown: true };
}
