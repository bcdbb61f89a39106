import { txidOf, writeBrCode } from "../../domain/br-code.ts";
import { type LocalTime, localTime } from "../../domain/day.ts";
import type { HandPixState } from "../../domain/hand-pix.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Centavos } from "../../domain/money.ts";
import type { PixTerms } from "../../domain/pix-terms.ts";
import { begunWith } from "../bookings/begun-with.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Database } from "../database/connect.ts";
import { getProperty } from "../property/get-property.ts";

/** A Pix to the house's key, as a mail describes it. */
export type LetterPix = {
  readonly amount: Centavos;
  /** Null if the key is no longer known. */
  readonly to: Pick<PixTerms, "key" | "payee"> | null;
  /** The code that a bank's app reads, if the Pix is still to be paid. */
  readonly brCode: string | null;
  /** Until when the nights are kept; null for a booking that is confirmed, or has ended. */
  readonly until: LocalTime | null;
};

export type PixKind = Extract<MailKind, `pix-${string}`>;

export function isAboutPix(kind: MailKind): kind is PixKind {
  return kind.startsWith("pix-");
}

/** The states of a Pix in which a mail about it is still true. */
const isTrueIn: Readonly<Record<PixKind, readonly HandPixState[]>> = {
  "pix-open": ["shown"],
  "pix-missing": ["missing", "ended"],
  "pix-ended": ["ended"],
  "pix-disowned": ["ended"],
};

/** The booking's latest Pix; null if its state has changed before the mail was sent. */
export async function pixOf(
  db: Database,
  booking: Booking,
  kind: PixKind,
): Promise<LetterPix | null> {
  const pix = await db
    .selectFrom("hand_pix")
    .select(["amount", "state", "pix_key", "payee"])
    .where("booking_id", "=", booking.id)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
  if (!pix || !isTrueIn[kind].includes(pix.state)) return null;
  const to = begunWith(pix);
  if (kind === "pix-open" && !to) return null;
  const { timeZone, city } = await getProperty(db);
  const ends = booking.state === "held" ? booking.hold_expires_at : null;
  const until = ends && localTime(timeZone, ends.getTime());
  const { amount } = pix;
  const brCode =
    to && kind === "pix-open"
      ? writeBrCode({ ...to, city, amount, txid: txidOf(booking.code) })
      : null;
  return { amount, to, until, brCode };
}
