import type { Centavos } from "../domain/money.ts";
import type { CheckoutRequest } from "./api.ts";
import type { PixPayer } from "./proposal-api.ts";

export type PixHoldRequest = Omit<CheckoutRequest, "key"> & {
  readonly payer: PixPayer;
  /** What the visitor was shown: refused with 'offer-differs' if it is another now. */
  readonly dueNow: Centavos;
};

/**
 * A visitor who pays by Pix to the house's key, where the owner allows it on the site. A form of a
 * page, so it is no call of the wire. Refused with 'pix-not-taken' while it is switched off.
 */
export type PixHoldApi = {
  /**
   * Holds the nights and opens the Pix. Keeps the link of the booking in this browser and returns
   * its code: the rest happens at `guestPixUrl(code)`. `key` is the form's idempotency key.
   */
  holdByPix(key: string, request: PixHoldRequest): Promise<string>;
};
