import type { BookingsApi } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import { labelsOf } from "../../domain/payment-choice.ts";
import { askedChangeOf } from "../amendments/pending-change.ts";
import { editBooking } from "../bookings/edit-booking.ts";
import { exportBookings } from "../bookings/export-bookings.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { markBookingsSeen, newBookingIds } from "../bookings/new-bookings.ts";
import { offerRooms } from "../bookings/offer-rooms.ts";
import { findGuestLink } from "../bookings/renew-guest-link.ts";
import { resendMail } from "../bookings/resend-mail.ts";
import { listListingNames } from "../listings/list-listing-names.ts";
import { checkGuests } from "../listings/listing-edit.ts";
import { findNameless } from "../portal-stays/find-nameless.ts";
import { noteGuest } from "../portal-stays/note-guest.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { mark, marks } from "../reception/mark-stay.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";

export function bookingsDesk(desk: Desk): BookingsApi {
  const { deps } = desk;
  return {
    async listBookings(filter) {
      const newIds = await newBookingIds(deps.db, (await signedIn(desk)).id);
      return { ...(await listBookings(deps.db, filter, await todayAtProperty(deps))), newIds };
    },
    async markBookingsSeen() {
      await markBookingsSeen(deps.db, (await signedIn(desk)).id, new Date(deps.clock()));
    },
    countNewBookings: async () => (await newBookingIds(deps.db, (await signedIn(desk)).id)).length,
    listListingNames: () => listListingNames(deps.db),
    async getBooking(bookingId) {
      const details = await getBookingDetails(deps.db, bookingId);
      // Whoever has the link acts as the guest, who may do more than the team.
      const { role } = await signedIn(desk);
      const isOwner = role === "owner";
      return {
        ...details,
        askedChange: await askedChangeOf(deps.db, bookingId),
        readAt: new Date(deps.clock()),
        providerLabels: labelsOf(deps.payments.providers),
        guestLink: isOwner ? await findGuestLink(deps, bookingId) : null,
        // Only the owner gives money back.
        refundKey: isOwner ? details.refundKey : null,
      };
    },
    async takeManualBooking(booking) {
      const { role } = await signedIn(desk);
      if (booking.total !== undefined && role !== "owner") throw new AppError("not-allowed");
      return noteGuest(deps, booking, await causeOf(desk), role);
    },
    async offerRooms(wish) {
      checkGuests(wish.guests);
      const { role } = await signedIn(desk);
      return offerRooms(deps, wish, await findNameless(deps.db, wish.stay, role));
    },
    async editBooking(bookingId, version, edit) {
      const { role } = await signedIn(desk);
      await editBooking(deps, bookingId, version, edit, { cause: await causeOf(desk), role });
    },
    async markNoShow(bookingId, stayIds) {
      await mark(deps, bookingId, { which: marks.noShow, stayIds }, await causeOf(desk));
    },
    async resendMail(bookingId) {
      const { role } = await signedIn(desk);
      await resendMail(deps, bookingId, { cause: await causeOf(desk), role });
    },
    exportBookings: async (filter) => exportBookings(deps.db, filter, await todayAtProperty(deps)),
  };
}
