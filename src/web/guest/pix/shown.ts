import type { GuestBooking } from "../../../contract/guest-api.ts";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import type { Receipt } from "./use-receipt.ts";
import type { Tell } from "./use-tell.ts";

export type Shown = { readonly booking: GuestBooking; readonly pix: GuestPix };

/** Shared by all states of the page, because an upload outlives the change of state. */
export type PixPageProps = Shown & { readonly tell: Tell; readonly receipt: Receipt };
