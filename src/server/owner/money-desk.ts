import type { MoneyApi } from "../../contract/owner/booking-money.ts";
import { addExtra, agreeTotal, giveDiscount } from "../amendments/adjust-price.ts";
import { cancelBooking, previewCancellation } from "../amendments/cancel-booking.ts";
import { cancelStay, previewStayCancellation } from "../amendments/cancel-stay.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { removePayment } from "../bookings/remove-payment.ts";
import { renewGuestLink } from "../bookings/renew-guest-link.ts";
import { giveBack } from "../refunds/give-back.ts";
import { noteReturn } from "../refunds/note-return.ts";
import { noteRefund, retryRefund, takeGiftBack } from "../refunds/replace-refund.ts";
import { causeOf, type Desk } from "./desk.ts";

/** A booking's money, as the reception and the owner move it. */
export function moneyDesk(desk: Desk): MoneyApi {
  const { deps } = desk;
  return {
    async notePayment(bookingId, amount, means, evenMore = false, noted = {}) {
      const payment = { amount, means, evenMore, ...noted };
      await notePayment(deps, bookingId, payment, await causeOf(desk));
    },
    async removePayment(bookingId, paymentId, why) {
      await removePayment(deps, bookingId, { paymentId, why }, await causeOf(desk));
    },
    async noteReturn(bookingId, amount, means, noted) {
      await noteReturn(deps, bookingId, { amount, means, ...noted }, await causeOf(desk));
    },
    async addExtra(bookingId, amount, words) {
      await addExtra(deps, bookingId, { amount, words }, await causeOf(desk));
    },
    async giveDiscount(bookingId, amount, words) {
      await giveDiscount(deps, bookingId, { amount, words }, await causeOf(desk));
    },
    async agreeTotal(bookingId, total, seen, words) {
      await agreeTotal(deps, bookingId, { total, seen, words }, await causeOf(desk));
    },
    async giveBack(bookingId, amount, words) {
      await giveBack(deps, bookingId, { amount, words }, await causeOf(desk));
    },
    async retryRefund(bookingId, refundId) {
      await retryRefund(deps, bookingId, refundId, await causeOf(desk));
    },
    async noteRefund(bookingId, refundId, means) {
      await noteRefund(deps, bookingId, { refundId, means }, await causeOf(desk));
    },
    async takeGiftBack(bookingId, refundId) {
      await takeGiftBack(deps, bookingId, refundId, await causeOf(desk));
    },
    previewCancellation: (bookingId) => previewCancellation(deps, bookingId),
    async cancelBooking(bookingId, wish) {
      await cancelBooking(deps, bookingId, await causeOf(desk), wish);
    },
    previewStayCancellation: (bookingId, stayId) =>
      previewStayCancellation(deps, bookingId, stayId),
    async cancelStay(bookingId, stayId, wish) {
      await cancelStay(deps, bookingId, { stayId, ...wish }, await causeOf(desk));
    },
    async renewGuestLink(bookingId) {
      await renewGuestLink(deps, bookingId, await causeOf(desk));
    },
  };
}
