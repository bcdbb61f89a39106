import type { GuestApi } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBookingByCode } from "../bookings/find-booking.ts";
import { isGuestSecret } from "../bookings/guest-link.ts";
import { openBalance } from "../checkout/open-balance.ts";
import { findSessionRow, sessionFor } from "../checkout/payment-session.ts";
import { settleCheckout } from "../checkout/settle-checkout.ts";
import type { Deps } from "../deps.ts";
import { isPortals } from "../outbox/is-portals.ts";
import { lookAtOwnBooking } from "./look-at-own-booking.ts";

/** `secretOf` reads the secret of a booking's link from the caller's cookie. */
export function createGuestApi(deps: Deps, secretOf: (code: string) => string | null): GuestApi {
  const own = async (code: string) => {
    const booking = await findLinked(deps, code, secretOf(code));
    if (!booking) throw new AppError("link-unknown");
    return booking;
  };
  return {
    getBooking: async (code) => lookAtOwnBooking(deps, await own(code)),
    payBalance: async (code) => openBalance(deps, (await own(code)).id),
    async settleBalance(code, checkoutId) {
      const { id } = await own(code);
      // No call of the provider for ids that somebody made up.
      if (!(await isSessionOf(deps, id, checkoutId))) return true;
      const cause = { actor: "visitor", source: "return" } as const;
      const outcome = await settleCheckout(deps, checkoutId, cause);
      return outcome.kind !== "processing" || outcome.booking.id !== id;
    },
  };
}

/** Its id may not be stored yet if the process died after opening it. */
async function isSessionOf({ db }: Deps, bookingId: string, checkoutId: string): Promise<boolean> {
  const row =
    (await findSessionRow(db, checkoutId)) ?? (await sessionFor(db, bookingId, "balance"));
  return row?.booking_id === bookingId && (row.checkout_id ?? checkoutId) === checkoutId;
}

/** The booking that a secret opens. Unpaid ones have no link, nor has a portal's guest. */
export async function findLinked(
  deps: Deps,
  code: string,
  secret: string | null,
): Promise<Booking | undefined> {
  const booking = secret === null ? undefined : await findBookingByCode(deps.db, code);
  if (!booking || booking.state === "held" || booking.state === "expired") return undefined;
  if (!isGuestSecret(deps.config, booking, secret ?? "")) return undefined;
  return (await isPortals(deps.db, booking.id)) ? undefined : booking;
}
