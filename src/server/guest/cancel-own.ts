import type { CancellationOffer, CancellationWish } from "../../contract/guest-api.ts";
import { goesBackOnline, spreadRefund } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import { readAccount } from "../account/read-account.ts";
import { cancelBooking, previewCancellation } from "../amendments/cancel-booking.ts";
import { cancelStay, previewStayCancellation } from "../amendments/cancel-stay.ts";
import { mayOf } from "../amendments/may-of.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";

const cause = { actor: "visitor", source: "site" } as const;

/** What cancelling all rooms, or one, would do now. */
export async function previewOwnCancellation(
  deps: Deps,
  booking: Booking,
  stayId?: string,
): Promise<CancellationOffer> {
  await refuseUnlessAllowed(deps, booking);
  if (!isOneOfSeveral(booking, stayId)) {
    const terms = await previewCancellation(deps, booking.id);
    const paid = terms.refundable;
    return withMeans(deps, booking, { ...terms, paid, refund: terms.refundAmount });
  }
  return withMeans(deps, booking, await previewStayCancellation(deps, booking.id, stayId));
}

/**
 * The last room is cancelled with its booking. A room that is already cancelled is refused, so that
 * a stale page cannot cancel the rest.
 */
function isOneOfSeveral({ stays }: Booking, stayId: string | undefined): stayId is string {
  if (stayId === undefined) return false;
  if (!stays.some(({ id }) => id === stayId)) throw new AppError("booking-not-cancellable");
  return stays.length > 1;
}

type Terms = Pick<CancellationOffer, "step" | "refundPercent" | "paid" | "refund">;

async function withMeans(
  { db, clock }: Deps,
  { id }: Booking,
  { step, refundPercent, paid, refund }: Terms,
): Promise<CancellationOffer> {
  const means = await meansOf(db, id, refund, new Date(clock()));
  return { step, refundPercent, paid, refund, kept: paid - refund, ...means };
}

/** Distributes the refund over the payments as the refund itself will. */
async function meansOf(db: Database | Tx, bookingId: string, refund: Centavos, at: Date) {
  const { payments } = await readAccount(db, bookingId);
  const parts = spreadRefund(payments, refund, at) ?? [];
  const sum = (isOnline: boolean): Centavos =>
    parts
      .filter(({ payment }) => goesBackOnline(payment, at) === isOnline)
      .reduce((total, { amount }) => total + amount, 0);
  return { online: sum(true), byHand: sum(false) };
}

/**
 * If the refund is no longer the one that was seen, nothing happens and the error gives both
 * amounts.
 */
export async function cancelOwn(
  deps: Deps,
  booking: Booking,
  {
    stayId,
    seen,
    reason,
    refundKey,
    linkId,
  }: CancellationWish & { readonly linkId: string | null },
): Promise<void> {
  const also = async (change: Change, locked: Booking) => {
    await refuseUnlessAllowed({ ...deps, db: change.tx }, locked);
    // A key is personal data: stored only if a refund by hand needs it.
    const { byHand } = await meansOf(change.tx, locked.id, seen, change.at);
    if (refundKey && byHand > 0) await keepRefundKey(change, locked.id, refundKey, linkId);
  };
  if (isOneOfSeveral(booking, stayId)) {
    await cancelStay(deps, booking.id, { stayId, who: "guest", seen, also }, cause);
  } else {
    await cancelBooking(deps, booking.id, cause, { who: "guest", seen, reason, also });
  }
}

async function refuseUnlessAllowed(
  { db, clock }: Pick<Deps, "clock"> & { readonly db: Parameters<typeof mayOf>[0] },
  booking: Booking,
): Promise<void> {
  const property = await getProperty(db);
  const may = await mayOf(db, booking, { property, now: clock() });
  if (!may.cancel) throw new AppError("guest-may-not");
}

/** The guest's Pix key for refunds by hand, and the link by which it was named. */
async function keepRefundKey(
  { tx, at }: Change,
  bookingId: string,
  refund_key: string,
  refund_key_link: string | null,
): Promise<void> {
  const said = { refund_key, refund_key_at: at, refund_key_link, said_at: at };
  await tx
    .insertInto("guest_words")
    .values({ booking_id: bookingId, ...said })
    .onConflict((conflict) => conflict.column("booking_id").doUpdateSet(said))
    .execute();
}
