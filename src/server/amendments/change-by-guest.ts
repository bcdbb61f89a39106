import type { ChangeFigures, GuestChange } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { cardTaker, type Taker } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";
import { dropChange } from "./drop-change.ts";
import { holdChange } from "./hold-change.ts";
import { makeChange } from "./make-change.ts";
import { offerChange, type PricedOffer } from "./offer-change.ts";
import { insertChange } from "./stay-change.ts";

export type WishOfGuest = GuestChange & {
  readonly seen: ChangeFigures;
  readonly words?: string;
};

const cause = { actor: "visitor", source: "site" } as const;

/**
 * Makes a guest's change, asks the house for it, or holds its nights until the rise is paid. If the
 * figures are no longer those that were seen, nothing happens and the error gives both. An earlier
 * asked change ends.
 */
export async function changeByGuest(
  deps: Deps,
  found: Booking,
  wish: WishOfGuest,
): Promise<"done" | "asked" | "pay"> {
  const evenUnpublished = wish.listingId === listingOf(found, wish);
  const options = { evenUnpublished };
  const listing = await getListing(deps.db, wish.listingId, found.language, options);
  const work = async (change: Change, booking: Booking) => {
    const property = await getProperty(change.tx);
    const { leastAmount } = deps.payments;
    const moment = { property, now: change.at.getTime(), leastAmount };
    // The amount of a session may change only after it has ended at the provider.
    if (await hasOpenSession(change.tx, booking.id)) throw new AppError("change-open");
    await dropChange(change, booking);
    const { stayId, listingId, stay, guests } = wish;
    const wished = { stayId, listingId, stay, guests, listing };
    const offer = await offerChange(change.tx, booking, wished, moment);
    refuseOther(offer.figures, wish.seen);
    const taker = cardTaker(deps.payments, property);
    return take(change, booking, { offer, listing, taker, words: wish.words ?? null });
  };
  return withLockedBooking(deps, found, cause, work, listing.physicalRoomIds);
}

async function hasOpenSession(tx: Tx, bookingId: string): Promise<boolean> {
  const open = await tx
    .selectFrom("payment_session")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("purpose", "=", "change")
    .where("state", "=", "open")
    .executeTakeFirst();
  return open !== undefined;
}

function listingOf({ stays }: Booking, { stayId }: GuestChange): string | undefined {
  return stays.find(({ id }) => id === stayId)?.listing_id;
}

const figures = ["total", "refund", "kept", "payFirst"] as const;

function refuseOther(now: ChangeFigures, seen: ChangeFigures): void {
  if (figures.some((name) => now[name] !== seen[name])) {
    throw new AppError("offer-differs", { seen, now });
  }
}

type Taken = {
  readonly offer: PricedOffer;
  readonly listing: ListingWithRooms;
  readonly taker: Taker;
  readonly words: string | null;
};

async function take(
  change: Change,
  booking: Booking,
  { offer, listing, taker, words }: Taken,
): Promise<"done" | "asked" | "pay"> {
  const { id: bookingId, state } = booking;
  if (offer.way !== "self") {
    await insertChange(change, booking, offer, { state: "asked", words });
    await writeJournal(change, { bookingId, event: "change-asked", state });
    await oweMailAgain(change, bookingId, "owner-change-asked");
    return "asked";
  }
  if (offer.figures.payFirst > 0) {
    await holdChange(change, booking, { offer, listing, taker });
    return "pay";
  }
  await makeChange(change, booking, { ...offer, listing });
  await oweMailAgain(change, bookingId, "owner-change");
  return "done";
}
