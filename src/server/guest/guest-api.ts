import { createHash } from "node:crypto";
import type { GuestApi } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { beginHandPix, beginPayment, openBalance, openChange } from "../begin/pay-due.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";
import { takeEnquiry } from "../enquiries/take-enquiry.ts";
import { lookAtPix } from "../hand-pix/look-at-pix.ts";
import { tellPix } from "../hand-pix/tell-pix.ts";
import { findSessionRow, sessionFor } from "../settle/payment-session.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { cancelOwn, previewOwnCancellation } from "./cancel-own.ts";
import { changeOwn, withdrawOwnChange } from "./change-own.ts";
import { findLinked, openedBy } from "./find-linked.ts";
import type { GuestCaller } from "./guest-caller.ts";
import { limitSending } from "./limit-asking.ts";
import { lookAtChange } from "./look-at-change.ts";
import { lookAtOwnBooking } from "./look-at-own-booking.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { renewOwnLink } from "./renew-own-link.ts";
import { tellHouse } from "./tell-house.ts";
import { verify } from "./verify.ts";
import { wishLink } from "./wish-link.ts";

export function createGuestApi(deps: Deps, caller: GuestCaller): GuestApi {
  const own = async (code: string) => {
    const booking = await findLinked(deps, code, caller.secretOf(code));
    if (!booking) throw new AppError("link-unknown");
    return booking;
  };
  const sending = async (code: string) => {
    const booking = await own(code);
    await limitSending(deps, booking.id);
    return booking;
  };
  return {
    getBooking: async (code) => lookAtOwnBooking(deps, await own(code), caller.language),
    payBalance: async (code) => openBalance(deps, (await sending(code)).id),
    async settleBalance(code, checkoutId) {
      const { id } = await own(code);
      // The provider is not called for made-up ids.
      if (!(await isSessionOf(deps, id, checkoutId))) return true;
      const cause = { actor: "visitor", source: "return" } as const;
      const outcome = await settleCheckout(deps, checkoutId, cause);
      return outcome.kind !== "processing" || outcome.booking.id !== id;
    },
    async tell(code, key, words) {
      const booking = await sending(code);
      const wish = { key, subject: booking.id, verb: "tell", args: words };
      await onceForGuest(deps, wish, () => tellHouse(deps, booking, words));
    },
    renewLink: (code, key) => renewOwnLink(deps, caller, code, key),
    previewCancellation: async (code, stayId) =>
      previewOwnCancellation(deps, await own(code), stayId),
    async cancel(code, key, wished) {
      const booking = await sending(code);
      const wish = { key, subject: booking.id, verb: "cancel", args: wished };
      const linkId = await openedBy(deps, code, caller.secretOf(code));
      await onceForGuest(deps, wish, () => cancelOwn(deps, booking, { ...wished, linkId }));
    },
    lookAtChange: async (code, wish) => lookAtChange(deps, await own(code), wish),
    change: async (code, key, wish) => changeOwn(deps, await sending(code), key, wish),
    payChange: async (code) => openChange(deps, (await sending(code)).id),
    async withdrawChange(code, key) {
      const booking = await sending(code);
      const wish = { key, subject: booking.id, verb: "withdraw-change", args: null };
      await onceForGuest(deps, wish, () => withdrawOwnChange(deps, booking));
    },
    getPayment: async (code) => lookAtPayment(deps, await own(code)),
    beginPayment: async (code, key, wish) => beginPayment(deps, await sending(code), key, wish),
    getPix: async (code) => lookAtPix(deps, await own(code)),
    async openPix(code, key) {
      const booking = await sending(code);
      const wish = { key, subject: booking.id, verb: "open-pix", args: null };
      await onceForGuest(deps, wish, () => beginHandPix(deps, booking));
    },
    async tellPix(code, key, receipt) {
      const { id } = await sending(code);
      const picture = receipt ? await deps.decoder.receipt(Buffer.from(receipt)) : null;
      const args = receipt ? createHash("sha256").update(receipt).digest("hex") : null;
      const wish = { key, subject: id, verb: "tell-pix", args };
      await onceForGuest(deps, wish, () => tellPix(deps, id, picture));
    },
    findLink: (wish) => wishLink(deps, caller, wish),
    enquire: (key, wish) => takeEnquiry(deps, { language: defaultLanguage, ...caller }, key, wish),
    verify: (text) => verify(deps, caller, text),
  };
}

const purposes = ["balance", "change"] as const;

/** The session's id is not stored yet if the process died after opening it. */
async function isSessionOf({ db }: Deps, bookingId: string, checkoutId: string): Promise<boolean> {
  const known = await findSessionRow(db, checkoutId);
  if (known) return known.booking_id === bookingId;
  for (const purpose of purposes) {
    const latest = await sessionFor(db, bookingId, purpose);
    if (latest && latest.checkout_id === null) return true;
  }
  return false;
}
