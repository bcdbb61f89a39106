import type { Day } from "../../domain/day.ts";
import type { HandPixPurpose, HandPixState } from "../../domain/hand-pix.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";

/** A Pix to the house's key, as the house sees it. */
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
  /** When the guest told the house, if nobody has answered. */
  readonly toldAt: number | null;
  /** Until when the nights wait for an answer; null for a confirmed booking. */
  readonly answerBy: number | null;
  /** Told at night: until when the nights go to whoever pays for them first; null: they do not. */
  readonly yieldsUntil: number | null;
  readonly hasReceipt: boolean;
  /** What came, which may be another amount. */
  readonly received: Centavos | null;
};

export type PixAnswer =
  /** What arrived, which may be another amount. More than is open needs `evenMore`. */
  | {
      readonly kind: "received";
      readonly amount: Centavos;
      readonly on?: Day;
      readonly evenMore?: boolean;
    }
  | { readonly kind: "missing" };
