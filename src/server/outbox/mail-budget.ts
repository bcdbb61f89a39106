import type { Change } from "../change.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { oweMail, oweMailAgain } from "./owe-mail.ts";

const HOUR = 60 * 60_000;

type Moment = Pick<Change, "tx" | "at">;
/** A booking and the recipient of its mails. */
type Guest = { readonly id: string; readonly guest_email: string | null };

/** Enough for a family that books several rooms one after the other, with a link for each. */
const PAYMENTS = { most: 10, windowMs: HOUR };
/** One mail contains the links of all bookings of the address. */
const LINKS = { most: 1, windowMs: HOUR };

/**
 * The link of a begun payment, once per booking. Anybody can begin a payment with another person's
 * address, so above the limit of the address no mail is sent; the payer has the page anyway.
 */
export async function oweBegunMail(
  deps: Deps,
  change: Moment,
  { id, guest_email }: Guest,
  kind: "pix-open" | "payment-open",
): Promise<void> {
  const known = await change.tx
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (known || (deps.config.LIMITS && !(await isLeft(deps, change, guest_email, PAYMENTS)))) return;
  await oweMail(change, id, kind);
}

/**
 * The links of all bookings of an address: at most one such mail an hour, even without `LIMITS`.
 */
export async function oweLinksMail(
  deps: Deps,
  change: Moment,
  { id, guest_email }: Guest,
): Promise<void> {
  if (!(await isLeft(deps, change, guest_email, LINKS))) return;
  await oweMailAgain(change, id, "guest-links");
}

type Most = typeof LINKS;

/**
 * Limits the mails that strangers can cause to one address. Counted only if a mail is written, in
 * the same transaction; requests are limited per caller.
 */
function isLeft(deps: Deps, { tx }: Moment, email: string | null, most: Most): Promise<boolean> {
  const of = `${most === LINKS ? "link" : "payment"} mail ${(email ?? "").toLowerCase()}`;
  return take({ ...deps, db: tx }, { of, ...most });
}
