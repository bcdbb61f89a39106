import { AppError } from "../../domain/app-error.ts";
import { changeByGuest, type WishOfGuest } from "../amendments/change-by-guest.ts";
import { dropChange } from "../amendments/drop-change.ts";
import { endChangeSession } from "../begin/claim-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";

/** An earlier change that waits for its payment is first ended at the provider. */
export async function changeOwn(
  deps: Deps,
  booking: Booking,
  key: string,
  wish: WishOfGuest,
): Promise<"done" | "asked" | "pay"> {
  const form = { key, subject: booking.id, verb: "change", args: wish, isAnswered: true } as const;
  const attempt = () => onceForGuest(deps, form, () => changeByGuest(deps, booking, wish));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "change-open") throw error;
    await endChangeSession(deps, booking.id, "site");
    return attempt();
  }
}

export async function withdrawOwnChange(deps: Deps, found: Booking): Promise<void> {
  const cause = { actor: "visitor", source: "site" } as const;
  await withLockedBooking(deps, found, cause, async (change, booking) => {
    if (!(await dropChange(change, booking))) throw new AppError("change-gone");
  });
}
