import type { HandPixPurpose, HandPixState } from "../domain/hand-pix.ts";
import type { Centavos } from "../domain/money.ts";
import type { QrDrawing } from "./qr.ts";

/** A Pix to the house's key, as its guest sees it. */
export type GuestPix = {
  readonly state: HandPixState;
  readonly purpose: HandPixPurpose;
  readonly amount: Centavos;
  /** What the bank's app reads, while it is to be paid: as text, and drawn for its camera. */
  readonly brCode: string;
  readonly qr: QrDrawing | null;
  readonly key: string;
  readonly payee: string;
  /** The owner has said since that the key is not the house's: it must not be paid. */
  readonly isDisowned: boolean;
  /** When the guest said that it is paid, if the owner has not answered. */
  readonly toldAt: number | null;
  readonly hasReceipt: boolean;
  /** Until when the nights are held: to pay, or for the owner to answer; null for a balance. */
  readonly until: number | null;
  /**
   * Set if the guest says at night, or may say, that it is paid: until when its nights go to the
   * first guest who pays for them. Null if they do not.
   */
  readonly yieldsUntil: number | null;
  /** The proposal that it was to pay, whose page knows whether it is still valid. */
  readonly proposalCode: string | null;
};
