import type { Deps } from "../deps.ts";
import type { Booking } from "./booking.ts";
import { guestLink } from "./guest-link.ts";
import { findLink } from "./guest-link-rows.ts";

/** The link that mails to the booking's address print; null if none was made for it. */
export async function linkToAddress(
  { db, config }: Pick<Deps, "db" | "config">,
  booking: Pick<Booking, "id" | "code" | "language" | "guest_email">,
): Promise<string | null> {
  if (!booking.guest_email) return null;
  const link = await findLink(db, booking.id, booking.guest_email);
  return link ? guestLink(config, booking, link) : null;
}
