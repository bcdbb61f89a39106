import { createHash } from "node:crypto";
import type { CheckoutRequest } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { uuidOf } from "../database/uuid.ts";
import type { Booking } from "./booking.ts";

/** What the browser said once per press of 'Book Now', and what it asked for then. Hashes only. */
export type CheckoutKey = { readonly hash: string; readonly body: string };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export function readKey(request: CheckoutRequest, language: Language): CheckoutKey | null {
  const { key, listingId, stay, guests } = request;
  if (!key) return null;
  const asked = [listingId, stay.checkIn, stay.checkOut, guests, language];
  return { hash: hashOf(key), body: hashOf(JSON.stringify(asked)) };
}

/**
 * Who presses again is who pressed, though the answer that would have made her known was lost. Her
 * number follows from the key where she has none, so that two calls at once are one visitor's too.
 */
export async function visitorOfKey(
  db: Database,
  key: CheckoutKey,
  visitorId: string | null,
): Promise<string> {
  const known = await db
    .selectFrom("checkout_key")
    .innerJoin("booking", "booking.id", "checkout_key.booking_id")
    .select(["body", "visitor_id", "state"])
    .where("hash", "=", key.hash)
    .executeTakeFirst();
  if (known && known.body !== key.body) throw new AppError("key-reused");
  const holder = known?.state === "held" ? known.visitor_id : null;
  return holder ?? visitorId ?? uuidOf("visitor", key.hash);
}

/** What was held under a key whose answer may never have arrived. */
export async function findKeyedHold(db: Database, key: string): Promise<Booking | undefined> {
  return db
    .selectFrom("booking")
    .innerJoin("checkout_key", "checkout_key.booking_id", "booking.id")
    .selectAll("booking")
    .where("hash", "=", hashOf(key))
    .where("state", "=", "held")
    .executeTakeFirst();
}

/** Written with the hold. A key stays with what was first asked for under it. */
export async function bindKey(
  { tx, at }: Pick<Change, "tx" | "at">,
  { hash, body }: CheckoutKey,
  bookingId: string,
): Promise<void> {
  const bound = await tx
    .insertInto("checkout_key")
    .values({ hash, body, booking_id: bookingId, made_at: at })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ booking_id: bookingId })
        .where("checkout_key.body", "=", body),
    )
    .returning("hash")
    .executeTakeFirst();
  if (!bound) throw new AppError("key-reused");
}
