import { createHash } from "node:crypto";
import type { CheckoutRequest } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Language } from "../../domain/language.ts";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { uuidOf } from "../database/uuid.ts";
import { type Booking, selectBookings } from "./booking.ts";

/** The idempotency key of one press of 'Book Now', and its request body. Hashes only. */
export type CheckoutKey = { readonly hash: string; readonly body: string };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export function readKey(request: CheckoutRequest, language: Language): CheckoutKey | null {
  const { key, listingId, stay, guests, paysAll, otherRooms } = request;
  if (!key) return null;
  const asked = [
    listingId,
    stay.checkIn,
    stay.checkOut,
    guests,
    language,
    ...(paysAll ? ["all"] : []),
    ...(otherRooms ?? []),
  ];
  return { hash: hashOf(key), body: hashOf(JSON.stringify(asked)) };
}

/**
 * A retry with the same key belongs to the same visitor, even if the response with the cookie was
 * lost. Without a cookie the visitor's id is derived from the key, so that two concurrent calls
 * belong to one visitor.
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
  return holder ?? visitorId ?? visitorBy(key.hash);
}

const visitorBy = (hash: string) => uuidOf("visitor", hash);

/**
 * The visitor of a request that got no response, for a guest who now pays in another way: the
 * nights that it held are this guest's.
 */
export async function visitorOfUnanswered(
  db: Database,
  key: string,
  visitorId: string | null,
): Promise<string> {
  const hold = await findKeyedHold(db, key);
  return hold?.visitor_id ?? visitorId ?? visitorBy(hashOf(key));
}

/** The hold of a key, for a retry whose first response may be lost. */
export async function findKeyedHold(db: Database, key: string): Promise<Booking | undefined> {
  return selectBookings(db)
    .innerJoin("checkout_key", "checkout_key.booking_id", "booking.id")
    .where("hash", "=", hashOf(key))
    .where("state", "=", "held")
    .executeTakeFirst();
}

/** Written with the hold. A key stays bound to its first request. */
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
