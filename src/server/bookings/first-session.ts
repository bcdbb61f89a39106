import type { Centavos } from "../../domain/money.ts";
import type { Tx } from "../database/connect.ts";
import type { Taker } from "../payments/choose.ts";
import type { Booking } from "./booking.ts";

type NewSession = {
  readonly amount: Centavos;
  readonly expiresAt: Date;
  readonly taker: Taker;
};

/** Of a hold that is written step by step: it has the booking's id. */
export async function writeFirstSession(
  tx: Tx,
  { id, created_at }: Pick<Booking, "id" | "created_at">,
  { amount, expiresAt, taker }: NewSession,
): Promise<void> {
  await tx
    .insertInto("payment_session")
    .values({
      id,
      booking_id: id,
      ...taker,
      purpose: "booking",
      amount,
      expires_at: expiresAt,
      opened_at: created_at,
    })
    .execute();
}
