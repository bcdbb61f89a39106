import type { Centavos } from "../../domain/money.ts";
import type { ChangedRoom } from "../guest-api.ts";

/** A change that a guest asks the house for. */
export type AskedChange = {
  readonly id: string;
  readonly bookingId: string;
  readonly code: string;
  readonly guestName: string | null;
  readonly at: number;
  readonly words: string | null;
  readonly before: ChangedRoom;
  readonly after: ChangedRoom;
  /** If the owner accepts: what is refunded, what the policy retains, and what stays open. */
  readonly refund: Centavos;
  readonly kept: Centavos;
  readonly openAfter: Centavos;
};

export type ChangeAnswer = "accept" | "decline";
