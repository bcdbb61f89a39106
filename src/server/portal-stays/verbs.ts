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

/** Completes a portal stay with the same room and dates that has no name yet, if there is one. */
export const takeManualBooking = verb({
  who: "team",
  does: "answers",
  leaves: inJournal,
  takes: z.object({
    ...value.party.shape,
    stay: value.stay,
    /** Rooms besides the first, for the same nights: all of them are booked, or none. */
    otherRooms: z.array(value.party).max(50).readonly().exactOptional(),
    guestName: value.text,
    guestEmail: value.text.nullable(),
    guestPhone: value.text.nullable(),
    channel: z.enum(channels),
    /** The agreed total; if missing, the price list applies. Owner only. */
    total: value.amountOrZero.exactOptional(),
    /** The list price that the form showed: if it has changed, nothing is booked. */
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
    /** The named room; if it is taken, other dates in it are offered. */
    wanted: value.id.nullable(),
    /** Rooms to be booked together, whether they are free or not. */
    together: value.ids,
  }),
  run: async ({ deps, person }, wish) =>
    offer(deps, wish, await findNameless(deps.db, wish.stay, person.role)),
});

/** Adds what a portal's calendar does not contain. A stale version is refused. */
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
    /** Null: the number of people is unknown. */
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

/** The portal has only closed the nights, and nobody comes. Refused once there is money. */
export const callClosed = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId }) => noteClosed(deps, bookingId, cause),
});

/** A guest comes after all. */
export const callGuest = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId }) => noteGuestAfterAll(deps, bookingId, cause),
});
