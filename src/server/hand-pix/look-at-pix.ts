import type { GuestPix } from "../../contract/guest-pix.ts";
import { askedOf } from "../../domain/account.ts";
import { txidOf, writeBrCode } from "../../domain/br-code.ts";
import type { HandPixState } from "../../domain/hand-pix.ts";
import { yieldsUntil } from "../../domain/pix-deadline.ts";
import { readAccount } from "../account/read-account.ts";
import { begunWith } from "../bookings/begun-with.ts";
import type { Booking } from "../bookings/booking.ts";
import { proposalCodeOf } from "../bookings/proposal-code-of.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { drawQr } from "../draw-qr.ts";
import { isDisowned } from "../property/former-keys.ts";
import { getProperty } from "../property/get-property.ts";
import { latestPix, type PixRow } from "./find-pix.ts";

/** The booking's latest Pix, as its guest sees it. */
export async function lookAtPix(
  { db, clock }: Pick<Deps, "db" | "clock">,
  booking: Booking,
): Promise<GuestPix | null> {
  const pix = await latestPix(db, booking.id);
  if (!pix) return null;
  const { purpose, amount, told_at, answered_at } = pix;
  const to = begunWith(pix);
  const { city, timeZone } = await getProperty(db);
  const state = await currentState(db, pix);
  const isToPay = state === "shown" || state === "missing";
  const code = to && isToPay && writeBrCode({ ...to, city, amount, txid: txidOf(booking.code) });
  const isFalse = await isDisowned(db, pix.pix_key);
  const isHeld = booking.state === "held" && purpose === "booking";
  return {
    state,
    purpose,
    amount,
    brCode: code || "",
    qr: code ? drawQr(code) : null,
    key: (!isFalse && to?.key) || "",
    payee: (!isFalse && to?.payee) || "",
    isDisowned: isFalse,
    toldAt: answered_at ? null : (told_at?.getTime() ?? null),
    hasReceipt: await hasReceipt(db, pix.id),
    until: isHeld ? (booking.hold_expires_at?.getTime() ?? null) : null,
    yieldsUntil:
      isHeld && !booking.proposal_id ? nightsYieldUntil(pix, booking, clock(), timeZone) : null,
    proposalCode: await proposalCodeOf(db, booking),
  };
}

/**
 * Before the guest says that the Pix is paid, this may happen at any moment until the hold ends.
 */
function nightsYieldUntil(
  { told_at }: PixRow,
  { hold_expires_at }: Booking,
  now: number,
  timeZone: string,
): number | null {
  const moments = told_at ? [told_at.getTime()] : [now, hold_expires_at?.getTime() ?? now];
  const ends = moments
    .map((told) => ({ told, until: yieldsUntil(told, timeZone) }))
    .filter(({ told, until }) => until > told && until > now);
  return ends[0]?.until ?? null;
}

/** For the guest's page of the booking; null if there was none. */
export async function pixStateOf(db: Database, bookingId: string): Promise<HandPixState | null> {
  const pix = await latestPix(db, bookingId);
  return pix ? currentState(db, pix) : null;
}

/** The balance may have been paid in another way since: it must not be paid twice. */
async function currentState(db: Database, pix: PixRow): Promise<HandPixState> {
  const asks = pix.state === "shown" || pix.state === "missing";
  if (asks && (await isDisowned(db, pix.pix_key))) return "ended";
  if (!asks || pix.purpose !== "balance") return pix.state;
  const open = askedOf(await readAccount(db, pix.booking_id));
  return open === pix.amount ? pix.state : "ended";
}

async function hasReceipt(db: Database, pixId: string): Promise<boolean> {
  const receipt = await db
    .selectFrom("hand_pix_receipt")
    .select("pix_id")
    .where("pix_id", "=", pixId)
    .executeTakeFirst();
  return receipt !== undefined;
}
