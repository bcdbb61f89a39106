import type { RoomForGuest } from "../../../contract/api.ts";
import type { CancellationOffer, GuestBooking } from "../../../contract/guest-api.ts";

/** What the guest decides about: the whole booking, or one of its rooms. */
export type Cancelling = {
  readonly booking: GuestBooking;
  readonly room: RoomForGuest | null;
  readonly offer: CancellationOffer;
  /** The form's idempotency key. */
  readonly formKey: string;
};
