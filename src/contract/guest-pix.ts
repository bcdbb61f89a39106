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
  /** The house has said since that the key is not its own: nobody shall pay it. */
  readonly isDisowned: boolean;
  /** When she told the house, if it has not answered. */
  readonly toldAt: number | null;
  readonly hasReceipt: boolean;
  /** Until when the nights are kept: to pay, or for the house to answer; null for a balance. */
  readonly until: number | null;
  /**
   * At night, of one that is told or may be: until when its nights go to whoever pays for them
   * first. Null: they do not.
   */
  readonly yieldsUntil: number | null;
  /** Of the proposal that it was to pay: its page knows whether it still stands. */
  readonly proposalCode: string | null;
};
