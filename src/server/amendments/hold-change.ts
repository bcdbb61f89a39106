import { AppError } from "../../domain/app-error.ts";
import type { Stay } from "../../domain/stay.ts";
import { shared, without } from "../../domain/stay-difference.ts";
import { type Booking, datesOf } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { holdEnds } from "../bookings/new-hold.ts";
import { writeSession } from "../bookings/write-session.ts";
import { takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import type { Taker } from "../payments/choose.ts";
import { addJob } from "../queue/add-job.ts";
import type { PricedOffer } from "./offer-change.ts";
import { insertChange } from "./stay-change.ts";

const MINUTE = 60_000;
/** So that a guest who never pays cannot keep nights from sale all day. */
const MOST_A_DAY = 3;

type Held = {
  readonly offer: PricedOffer;
  readonly listing: ListingWithRooms;
  readonly taker: Taker;
};

/** Holds the nights of a change that are not the guest's already, until its rise is paid. */
export async function holdChange(
  change: Change,
  booking: Booking,
  { offer, listing, taker }: Held,
): Promise<void> {
  const { tx, at } = change;
  const bookingId = booking.id;
  await refuseHoarder(tx, bookingId, at);
  const { sessionEnds, holdEnds: heldUntil } = holdEnds(at.getTime());
  const id = await insertChange(change, booking, offer, { state: "paying", heldUntil });
  await takeMissing(change, booking, offer, listing);
  const order = { id, booking_id: bookingId, purpose: "change", ...taker } as const;
  const times = { expires_at: sessionEnds, opened_at: at };
  await writeSession(tx, { ...order, ...times, amount: offer.figures.payFirst });
  await addJob(tx, "end-change", { bookingId }, { wait: heldUntil.getTime() - at.getTime() });
  await writeJournal(change, { bookingId, event: "change-held", state: booking.state });
}

async function refuseHoarder(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - 24 * 60 * MINUTE);
  const { count } = await tx
    .selectFrom("stay_change")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("booking_id", "=", bookingId)
    .where("rise", "is not", null)
    .where("made_at", ">", since)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) throw new AppError("too-many-requests");
}

async function takeMissing(
  change: Change,
  booking: Booking,
  { stay, wish }: PricedOffer,
  listing: ListingWithRooms,
): Promise<void> {
  const own = await physicalRoomsOf(change.tx, { listing_id: stay.listing_id });
  const taker = { kind: "hold", bookingId: booking.id, stayId: stay.id } as const;
  for (const room of listing.physicalRoomIds) {
    const missing = own.includes(room) ? beyond(wish.stay, datesOf(stay)) : [wish.stay];
    for (const nights of missing) {
      if (!(await takeNights(change, [room], nights, taker))) throw new AppError("nights-taken");
    }
  }
}

function beyond(wanted: Stay, own: Stay): Stay[] {
  const kept = shared(wanted, own);
  return kept ? without(wanted, kept) : [wanted];
}
