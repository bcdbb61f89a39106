import type { Booking } from "../bookings/booking.ts";
import { bookingsToLink } from "../bookings/bookings-to-link.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweLinksMail } from "../outbox/mail-budget.ts";

type Wish = { readonly email: string | null; readonly code: string | null };

/**
 * Answers a request for a lost link by a mail to the booking's own address, at most one an hour. In
 * one transaction, so that a repeated job finds the request deleted.
 */
export async function sendLinks(deps: Deps, wishId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const wish = await tx
      .deleteFrom("link_wish")
      .where("id", "=", wishId)
      .returning(["email", "code"])
      .executeTakeFirst();
    const booking = wish && (await findWished({ ...deps, db: tx }, wish));
    if (!booking?.guest_email) return;
    await oweLinksMail(deps, { tx, at: new Date(deps.clock()) }, booking);
  });
}

/** With a code, the booking of that code, provided that its address is the one typed, if any. */
async function findWished(
  deps: Pick<Deps, "clock"> & { readonly db: Tx },
  { email, code }: Wish,
): Promise<Booking | undefined> {
  const address = email ?? (await addressOf(deps.db, code));
  if (!address) return undefined;
  const bookings = await bookingsToLink(deps, address);
  return code ? bookings.find((booking) => booking.code === code) : bookings[0];
}

async function addressOf(tx: Tx, code: string | null): Promise<string | null> {
  const booking = await tx
    .selectFrom("booking")
    .select("guest_email")
    .where("code", "=", code ?? "")
    .executeTakeFirst();
  return booking?.guest_email ?? null;
}
