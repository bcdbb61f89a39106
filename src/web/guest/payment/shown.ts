import type { GuestBooking } from "../../../contract/guest-api.ts";
import type { GuestPayment } from "../../../contract/guest-payment.ts";

export type Shown = { readonly booking: GuestBooking; readonly payment: GuestPayment };
