import type { Payer } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OtherWay } from "../bookings/hold-request.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { openHandPix } from "./open-hand-pix.ts";

/** A hold like one that waits for a card, with a Pix to the house's key instead of a session. */
export function byHandPix(deps: Deps, payer: Payer, seen: Centavos): OtherWay {
  return {
    payer,
    isOf: hasPix,
    open: (change, { bookingId, dueNow: amount }) => {
      if (amount !== seen) throw new AppError("offer-differs");
      return openHandPix(deps, change, bookingId, { purpose: "booking", amount, payer });
    },
  };
}

async function hasPix(tx: Tx, bookingId: string): Promise<boolean> {
  const known = await tx
    .selectFrom("hand_pix")
    .select("id")
    .where("booking_id", "=", bookingId)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
