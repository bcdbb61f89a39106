import type { GuestBooking } from "../../contract/guest-api.ts";
import { openHandPixStates } from "../../domain/hand-pix.ts";

/** How a Pix to the house's key stands that is still to be paid or answered; null if none is. */
export function openPixOf({ pix }: Pick<GuestBooking, "pix">) {
  return openHandPixStates.find((state) => state === pix) ?? null;
}
