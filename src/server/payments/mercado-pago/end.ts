import { randomUUID } from "node:crypto";
import { canBePaid } from "./card-session.ts";
import type { Client } from "./client.ts";
import { isRefusal } from "./failure.ts";
import type { Finder } from "./find.ts";
import type { SessionKey } from "./ids.ts";
import { paymentShape, preferenceShape } from "./shapes.ts";
import { writeTime } from "./when.ts";

type Ended = "ended" | "refused";

export async function endSession(
  client: Client,
  finder: Finder,
  key: SessionKey,
  now: number,
): Promise<Ended> {
  if (key.kind === "card") return endCard(client, finder, key.reference, now);
  return endPix(client, finder, key.number);
}

/**
 * A new key each time: a known one would return the earlier response, whatever has happened since.
 */
async function endPix(client: Client, finder: Finder, number: string): Promise<Ended> {
  const cancelled = { status: "cancelled" };
  try {
    await client.put(`/v1/payments/${number}`, paymentShape, cancelled, randomUUID());
    return "ended";
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const payment = await finder.findPayment(number);
    if (payment?.status === "pending") throw error;
    return "refused";
  }
}

/** First closes all pages, and only then asks whether one of them was paid. */
async function endCard(
  client: Client,
  finder: Finder,
  reference: string,
  now: number,
): Promise<Ended> {
  const payable = (await finder.findPages(reference)).filter((page) => canBePaid(page, now));
  const end = { expires: true, expiration_date_to: writeTime(new Date(now)) };
  for (const { id } of payable) {
    const path = `/checkout/preferences/${encodeURIComponent(id)}`;
    await client.put(path, preferenceShape, end, randomUUID());
  }
  const session = await finder.findCardSession(reference);
  const isEnded = payable.length > 0 && session?.status === "ended";
  return isEnded ? "ended" : "refused";
}
