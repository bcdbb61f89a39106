import { z } from "zod";
import { labelsOf } from "../../domain/payment-choice.ts";
import { askedChangeOf } from "../amendments/pending-change.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { newBookingIds } from "../bookings/new-bookings.ts";
import { findGuestLink } from "../bookings/renew-guest-link.ts";
import { lookAtTimeline } from "../calendar/look-at-timeline.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { reads } from "../verb.ts";

/** What is read from several capabilities at once. */
export const getBooking = reads({
  who: "team",
  takes: z.object({ bookingId: value.id }),
  async run({ deps, person, at }, { bookingId }) {
    const details = await getBookingDetails(deps.db, bookingId);
    // The link lets its holder act as the guest, who may do more than the team.
    const isOwner = person.role === "owner";
    return {
      ...details,
      askedChange: await askedChangeOf(deps.db, bookingId),
      readAt: at,
      providerLabels: labelsOf(deps.payments.providers),
      guestLink: isOwner ? await findGuestLink(deps, bookingId) : null,
      // Only the owner makes refunds.
      refundKey: isOwner ? details.refundKey : null,
    };
  },
});

/** Every listing, for the days in [from, until). */
export const timeline = reads({
  who: "team",
  takes: z.object({ from: value.day, until: value.day }),
  async run({ deps, person }, { from, until }) {
    const today = await todayAtProperty(deps);
    const newIds = await newBookingIds(deps.db, person.id);
    return lookAtTimeline(deps.db, from, until, { today, now: deps.clock(), newIds });
  },
});
