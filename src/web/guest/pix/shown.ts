import type { GuestBooking } from "../../../contract/guest-api.ts";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import type { Receipt } from "./use-receipt.ts";
import type { Tell } from "./use-tell.ts";

export type Shown = { readonly booking: GuestBooking; readonly pix: GuestPix };

/** What the guest does on the page outlives its change from one state to the next. */
export type PixPageProps = Shown & { readonly tell: Tell; readonly receipt: Receipt };
