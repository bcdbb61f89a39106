import type { GuestBooking } from "../../contract/guest-api.ts";
import { openHandPixStates } from "../../domain/hand-pix.ts";

/** The state of a Pix to the house's key that is to be paid or answered; null if there is none. */
export function openPixOf({ pix }: Pick<GuestBooking, "pix">) {
  return openHandPixStates.find((state) => state === pix) ?? null;
}
