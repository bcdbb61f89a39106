import type { Centavos } from "../../domain/money.ts";
import { replacementOf } from "../account/replacement-of.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";

/**
 * A refund without cancellation that the provider refused. It waits until the owner retries it,
 * gives it by hand or takes it back: meanwhile the excess it leaves is not refunded automatically.
 */
export type RefusedGift = { readonly id: string; readonly waiting: Centavos };

export async function refusedGifts(db: Database | Tx, bookingId: string): Promise<RefusedGift[]> {
  const gifts = await db
    .selectFrom("refund")
    .select(["id", "state", "amount", "waived"])
    .where("booking_id", "=", bookingId)
    .where("reason", "=", "goodwill")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const isReplaced = (id: string) => gifts.some((other) => other.id === replacementOf(id));
  return gifts
    .filter(({ id, state }) => state === "failed" && !isReplaced(id))
    .map(({ id, amount, waived }) => ({ id, waiting: amount - waived }))
    .filter(({ waiting }) => waiting > 0);
}

export const waitingIn = (gifts: readonly RefusedGift[]) =>
  gifts.reduce((sum, { waiting }) => sum + waiting, 0);

/** Settles gifts by an amount given by hand, oldest first. Returns how much of it they used. */
export async function giveGiftsByHand(
  deps: Deps,
  change: Change,
  bookingId: string,
  amount: Centavos,
): Promise<Centavos> {
  let rest = amount;
  for (const gift of await refusedGifts(change.tx, bookingId)) {
    const part = Math.min(rest, gift.waiting);
    if (part > 0) await waive(deps, change, gift, part);
    rest -= part;
  }
  return amount - rest;
}

export async function waive(
  deps: Deps,
  { tx }: Change,
  { id, waiting }: RefusedGift,
  part = waiting,
): Promise<void> {
  await tx
    .updateTable("refund")
    .set((row) => ({ waived: row("waived", "+", part) }))
    .where("id", "=", id)
    .execute();
  if (part === waiting) await resolveAlert(deps, tx, "refund-failed", id);
}

/**
 * A payment came in that the gift could be refunded from: alerts the owner again, even if the first
 * alert was dismissed.
 */
export async function tellOfGifts(
  deps: Deps,
  { tx }: Change,
  bookingId: string,
  gifts: readonly RefusedGift[],
): Promise<void> {
  const open = await tx
    .selectFrom("alert")
    .select("subject")
    .where("kind", "=", "refund-failed")
    .where("booking_id", "=", bookingId)
    .where("resolved_at", "is", null)
    .execute();
  const known = new Set(open.map(({ subject }) => subject));
  for (const { id, waiting } of gifts.filter((gift) => !known.has(gift.id))) {
    // A dismissed matter is raised again only after it was resolved.
    await resolveAlert(deps, tx, "refund-failed", id);
    const facts = { amount: waiting };
    await raiseAlert(deps, tx, { kind: "refund-failed", subject: id, bookingId, facts });
  }
}
