import { z } from "zod";
import { AppError } from "../../domain/app-error.ts";
import { channels } from "../../domain/channel.ts";
import { offerRooms as offer } from "../bookings/offer-rooms.ts";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { callClosed as noteClosed, callGuest as noteGuestAfterAll } from "./call-closed.ts";
import { completeStay } from "./complete-stay.ts";
import { findNameless } from "./find-nameless.ts";
import { noteGuest } from "./note-guest.ts";

/** Over a portal's stay with the same room and dates, and nobody's name, it completes that one. */
export const takeManualBooking = verb({
  who: "team",
  does: "answers",
  leaves: inJournal,
  takes: z.object({
    ...value.party.shape,
    stay: value.stay,
    /** Rooms beside the first, for the same nights: all of them, or none. */
    otherRooms: z.array(value.party).max(50).readonly().exactOptional(),
    guestName: value.text,
    guestEmail: value.text.nullable(),
    guestPhone: value.text.nullable(),
    channel: z.enum(channels),
    /** The agreed total; if missing, the price list applies. Owner only. */
    total: value.amountOrZero.exactOptional(),
    /** The list price that the form showed: if it is another now, nothing is booked. */
    seenTotal: value.amountOrZero.exactOptional(),
    paid: value.handPayment.exactOptional(),
    note: value.text,
  }),
  async run({ deps, cause, person: { role } }, booking) {
    if (booking.total !== undefined && role !== "owner") throw new AppError("not-allowed");
    return noteGuest(deps, booking, cause, role);
  },
});

/** What is free for a caller, with the list price, before anything is saved. */
export const offerRooms = reads({
  who: "team",
  takes: z.object({
    stay: value.stay,
    guests: value.guests,
    /** The room that was named; if it is taken, other dates in it are offered. */
    wanted: value.id.nullable(),
    /** Rooms to be booked together, whether they are free or not. */
    together: value.ids,
  }),
  run: async ({ deps, person }, wish) =>
    offer(deps, wish, await findNameless(deps.db, wish.stay, person.role)),
});

/** What a portal's calendar does not say. A stale version is refused. */
export const completePortalStay = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({
    bookingId: value.id,
    version: value.version,
    guestName: value.text.nullable(),
    guestPhone: value.text.nullable(),
    guestEmail: value.text.nullable(),
    /** Null: nobody has said how many come. */
    guests: value.guests.nullable(),
    expectedArrival: value.text.nullable(),
    note: value.text,
    /** Owner only; if missing, nothing changes. */
    money: z
      .object({
        price: value.amountOrZero.nullable(),
        commission: value.amountOrZero.nullable(),
        paidTo: z.enum(["portal", "house"]),
      })
      .exactOptional(),
  }),
  async run({ deps, cause, person }, { bookingId, version, ...edit }) {
    if (edit.money && person.role !== "owner") throw new AppError("not-allowed");
    await completeStay(deps, bookingId, version, edit, cause);
  },
});

/** It is nobody's: the portal has only closed the nights. Refused once there is money. */
export const callClosed = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId }) => noteClosed(deps, bookingId, cause),
});

/** Somebody comes after all. */
export const callGuest = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId }) => noteGuestAfterAll(deps, bookingId, cause),
});
