import type { Payer } from "../../contract/payer.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Terms } from "../listings/terms.ts";
import type { Taker } from "../payments/choose.ts";
import type { Booking } from "./booking.ts";
import type { CheckoutKey } from "./checkout-key.ts";

/** A wanted room, and who sleeps there. */
export type RoomWish = Pick<Terms, "listing"> & { readonly guests: Guests };

export type HoldRequest = Pick<Terms, "property"> & {
  readonly visitorId: string;
  readonly stay: Stay;
  /** At least one. All of them are held, or none. */
  readonly rooms: readonly RoomWish[];
  readonly paysAll?: boolean;
  readonly language: Language;
  readonly key?: CheckoutKey | null;
  readonly way: HoldWay;
  /**
   * The visitor was seen to hold a booking already. It may be this one, and then no room need be
   * locked.
   */
  readonly hasHold?: boolean;
};

/** How a hold is to be paid. */
export type HoldWay = {
  /** Whom the booking is for; null if the provider's frame asks. */
  readonly payer: Payer | null;
  /** The provider of its session; null if it has none. */
  readonly taker: Taker | null;
  /** Whether a hold is to be paid in this way already. */
  readonly isOf: (tx: Tx, bookingId: string) => Promise<boolean>;
  /** In the transaction of the hold. */
  readonly write: (change: Change, hold: NewHold) => Promise<unknown>;
};

type NewHold = {
  readonly bookingId: string;
  readonly dueNow: Centavos;
  readonly sessionEnds: Date;
};

export type HoldOutcome =
  | { readonly kind: "held"; readonly booking: Booking }
  /** The visitor holds another stay, which has to be released first. */
  | { readonly kind: "holds-another"; readonly booking: Booking }
  | { readonly kind: "taken" }
  /** A neighbouring stay was released meanwhile: it is no longer a gap. */
  | { readonly kind: "too-short" };
