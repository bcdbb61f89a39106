import type { Day } from "../../domain/day.ts";
import type { HandPixPurpose, HandPixState } from "../../domain/hand-pix.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";

/** A Pix to the house's key, as the dashboard shows it. */
export type HandPix = {
  readonly id: string;
  readonly bookingId: string;
  readonly code: string;
  readonly guestName: string | null;
  readonly guestPhone: string | null;
  readonly roomNames: readonly string[];
  readonly stay: Stay;
  readonly purpose: HandPixPurpose;
  readonly state: HandPixState;
  readonly amount: Centavos;
  readonly madeAt: number;
  /** When the guest said that it is paid, if it has not been answered. */
  readonly toldAt: number | null;
  /** Until when the nights wait for an answer; null for a confirmed booking. */
  readonly answerBy: number | null;
  /**
   * If the guest said so at night: until when the nights go to the first guest who pays for them.
   * Null if they do not.
   */
  readonly yieldsUntil: number | null;
  readonly hasReceipt: boolean;
  /** The amount that arrived, which may differ. */
  readonly received: Centavos | null;
};

export type PixAnswer =
  /** The amount that arrived may differ. More than the open amount needs `evenMore`. */
  | {
      readonly kind: "received";
      readonly amount: Centavos;
      readonly on?: Day;
      readonly evenMore?: boolean;
    }
  | { readonly kind: "missing" };
