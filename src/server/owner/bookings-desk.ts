import type { BookingsApi } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { quote } from "../../domain/quote.ts";
import { cancelBooking, previewCancellation } from "../amendments/cancel-booking.ts";
import { editBooking } from "../bookings/edit-booking.ts";
import { exportBookings } from "../bookings/export-bookings.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import { listBookings } from "../bookings/list-bookings.ts";
import { markBookingsSeen, newBookingIds } from "../bookings/new-bookings.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { offerInstead } from "../bookings/offer-instead.ts";
import { resendMail } from "../bookings/resend-mail.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { getListing } from "../listings/get-listing.ts";
import { listListingNames } from "../listings/list-listing-names.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { mark, marks } from "../reception/mark-stay.ts";
import { noteReturn } from "../refunds/note-return.ts";
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
    getBooking: (bookingId) => getBookingDetails(deps.db, bookingId),
    async takeManualBooking(booking) {
      const { role } = await signedIn(desk);
      if (booking.total !== undefined && role !== "owner") throw new AppError("not-allowed");
      return takeManualBooking(deps, booking, await causeOf(desk));
    },
    async quoteStay(listingId, stay, guests) {
      const options = { evenUnpublished: true };
      const listing = await getListing(deps.db, listingId, defaultLanguage, options);
      return quote(listing.rates, stay, guests).total;
    },
    offerInstead: (listingId, stay, guests) => offerInstead(deps, listingId, stay, guests),
    async notePayment(bookingId, amount, means, evenMore = false) {
      await notePayment(deps, bookingId, { amount, means, evenMore }, await causeOf(desk));
    },
    async noteReturn(bookingId, amount, means) {
      await noteReturn(deps, bookingId, { amount, means }, await causeOf(desk));
    },
    async editBooking(bookingId, version, edit) {
      await editBooking(deps, bookingId, version, edit, await causeOf(desk));
    },
    previewCancellation: (bookingId) => previewCancellation(deps, bookingId),
    async cancelBooking(bookingId, refund) {
      const ownersAmount = refund === "policy" ? undefined : refund;
      await cancelBooking(deps, bookingId, await causeOf(desk), ownersAmount);
    },
    async markNoShow(bookingId) {
      await mark(deps, bookingId, marks.noShow, await causeOf(desk));
    },
    async resendMail(bookingId) {
      await resendMail(deps, bookingId, await causeOf(desk));
    },
    exportBookings: async (filter) => exportBookings(deps.db, filter, await todayAtProperty(deps)),
  };
}
