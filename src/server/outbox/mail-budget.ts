import type { Change } from "../change.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { oweMail, oweMailAgain } from "./owe-mail.ts";

const HOUR = 60 * 60_000;

type Moment = Pick<Change, "tx" | "at">;
/** A booking, and whom its mails go to. */
type Guest = { readonly id: string; readonly guest_email: string | null };

/** Families book several rooms one after the other; each is to be found again after a lost tab. */
const PAYMENTS = { most: 10, windowMs: HOUR };
/** Names all bookings of the address. */
const LINKS = { most: 1, windowMs: HOUR };

/**
 * The link of a payment that was begun, once per booking. Anybody can begin one in anybody's name:
 * beyond the address's budget it is not mailed, and whoever begins it has its page.
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

/** The links of all bookings of an address, whoever asks for them and whatever the limits. */
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
 * What strangers can have sent to an address. Only a mail that is owed is charged to it, in the
 * transaction that owes it; asking is charged to who asks.
 */
function isLeft(deps: Deps, { tx }: Moment, email: string | null, most: Most): Promise<boolean> {
  const of = `${most === LINKS ? "link" : "payment"} mail ${(email ?? "").toLowerCase()}`;
  return take({ ...deps, db: tx }, { of, ...most });
}
