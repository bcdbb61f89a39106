import { AppError } from "../../domain/app-error.ts";
import type { HandPixPurpose } from "../../domain/hand-pix.ts";
import type { Centavos } from "../../domain/money.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { oweBegunMail } from "../outbox/mail-budget.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { type Payer, payerHashes } from "./payer-hashes.ts";

type NewPix = {
  readonly purpose: HandPixPurpose;
  readonly amount: Centavos;
  /** Null for a booking that is confirmed already, so that the Pix holds no nights. */
  readonly payer: Payer | null;
};

/**
 * Shows the guest the code of a Pix, in the transaction that makes its hold. Refused while the
 * booking, the e-mail address or the phone number has another open one. Returns its id.
 */
export async function openHandPix(
  deps: Deps,
  change: Change,
  bookingId: string,
  { purpose, amount, payer }: NewPix,
): Promise<string> {
  const pix = await change.tx
    .insertInto("hand_pix")
    .values({
      booking_id: bookingId,
      purpose,
      amount,
      state: "shown",
      ...(payer && payerHashes(deps.config, payer)),
      made_at: change.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!pix) throw new AppError("pix-open-elsewhere");
  const state = purpose === "booking" ? "held" : "confirmed";
  await writeJournal(change, { bookingId, event: "pix-shown", state, facts: { amount } });
  if (payer)
    await oweBegunMail(deps, change, { id: bookingId, guest_email: payer.email }, "pix-open");
  else await oweMailAgain(change, bookingId, "pix-open");
  return pix.id;
}
