import type { ChangedRoom, PendingChange } from "../../contract/guest-api.ts";
import type { AskedChange } from "../../contract/owner/guest-changes.ts";
import { askedOf } from "../../domain/account.ts";
import { changeFigures } from "../../domain/change-figures.ts";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import { sumOf } from "../../domain/quote.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Database } from "../database/connect.ts";
import { listingName } from "../listings/listing-name.ts";
import { isStill, type StayChangeRow } from "./stay-change.ts";

/** The guest's last change, as long as its state still matters to the guest. */
export async function pendingChange(
  db: Database,
  booking: Booking,
  language: Language = booking.language,
): Promise<PendingChange | null> {
  const row = await db
    .selectFrom("stay_change")
    .selectAll()
    .where("booking_id", "=", booking.id)
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || !isStill(row, booking)) return null;
  const { state } = row;
  if (state !== "asked" && state !== "paying" && state !== "declined") return null;
  const { figures, before, after } = await readChange(db, booking, row, language);
  return {
    state,
    offer: { before, after, figures: { ...figures, payFirst: row.rise ?? 0 } },
    at: row.made_at.getTime(),
    heldUntil: row.held_until?.getTime() ?? null,
  };
}

/** All changes that guests ask the house for, oldest first. */
export async function listAskedChanges(db: Database): Promise<AskedChange[]> {
  const rows = await selectAsked(db).orderBy("made_at").execute();
  const asked: AskedChange[] = [];
  for (const row of rows) asked.push(...(await toAsked(db, row)));
  return asked;
}

export async function askedChangeOf(db: Database, bookingId: string): Promise<AskedChange | null> {
  const row = await selectAsked(db).where("booking_id", "=", bookingId).executeTakeFirst();
  const [asked = null] = row ? await toAsked(db, row) : [];
  return asked;
}

/** `ended_at` follows from the state; the condition is there for the index. */
const selectAsked = (db: Database) =>
  db
    .selectFrom("stay_change")
    .selectAll()
    .where("ended_at", "is", null)
    .where("state", "=", "asked");

/** Empty if the booking has changed since. */
async function toAsked(db: Database, row: StayChangeRow): Promise<AskedChange[]> {
  const booking = await getBooking(db, row.booking_id);
  if (!isStill(row, booking)) return [];
  const { figures, ...change } = await readChange(db, booking, row, defaultLanguage);
  return [
    {
      id: row.id,
      bookingId: booking.id,
      code: booking.code,
      guestName: booking.guest_name,
      at: row.made_at.getTime(),
      words: row.words,
      ...change,
      refund: figures.refund,
      kept: figures.kept,
    },
  ];
}

async function readChange(db: Database, booking: Booking, row: StayChangeRow, language: Language) {
  const { before: was, lines, refund_percent: percent } = row;
  const account = await readAccount(db, booking.id);
  const stay = booking.stays.find(({ id }) => id === row.stay_id);
  const newTotal = booking.total - sumOf(stay?.lines ?? []) + sumOf(lines);
  const money = { account, newTotal, percent, joinsPlan: true, leastAmount: 0 };
  const figures = changeFigures(money);
  const before: ChangedRoom = {
    name: await listingName(db, was.listingId, language),
    stay: { checkIn: was.checkIn, checkOut: was.checkOut },
    guests: was.guests,
    total: was.total,
  };
  const after: ChangedRoom = {
    name: await listingName(db, row.listing_id, language),
    stay: datesOf(row),
    guests: guestsOf(row),
    total: newTotal,
  };
  const refunding = account.refunding + figures.refund;
  const open = askedOf({ ...account, total: figures.total, refunding });
  return { figures, before, after, openAfter: Math.max(0, open) };
}
