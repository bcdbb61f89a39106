import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { latestPix } from "./find-pix.ts";
import { openHandPix } from "./open-hand-pix.ts";

/** Of bookings made by the house always; of those made on the site where the owner allows it. */
export async function takesPixOf(
  db: Database,
  { channel, proposal_id }: Pick<Booking, "channel" | "proposal_id">,
): Promise<boolean> {
  const terms = await getPixTerms(db);
  return terms !== null && (terms.onSite || proposal_id !== null || channel !== "direct");
}

/** A Pix for what is open of a confirmed booking. One of that amount that is open already will do. */
export async function openBalancePix(deps: Deps, found: Booking): Promise<void> {
  if (!(await takesPixOf(deps.db, found))) throw new AppError("means-not-taken");
  const cause = { actor: "visitor", source: "site" } as const;
  await changeBooking(deps, found.id, cause, async (change, booking) => {
    if (booking.state !== "confirmed") throw new AppError("nothing-open");
    const amount = askedOf(await readAccount(change.tx, booking.id));
    if (amount <= 0) throw new AppError("nothing-open");
    const known = await latestPix(change.tx, booking.id);
    // What she says she paid is looked for first.
    if (known?.state === "told") return;
    const asks = known?.state === "shown" || known?.state === "missing";
    if (asks && known.amount === amount) return;
    await endPix(change, booking.id);
    await openHandPix(deps, change, booking.id, { purpose: "balance", amount, payer: null });
  });
}
