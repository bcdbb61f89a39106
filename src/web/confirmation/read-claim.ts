import type { SettlementClaim } from "../../contract/api.ts";
import { readDay } from "../../contract/read-wire.ts";
import { fromReais } from "../../domain/money.ts";

/** The query is untrusted: everything but the id is only passed on. */
export function readClaim(query: URLSearchParams, timeZone: string): SettlementClaim | null {
  const checkoutId = query.get("session_id");
  if (!checkoutId) return null;
  const price = Number(query.get("price") ?? "");
  return {
    checkoutId,
    total: price > 0 ? fromReais(price) : null,
    checkIn: readDay(query.get("startDate"), () => timeZone),
    checkOut: readDay(query.get("endDate"), () => timeZone),
    listingId: query.get("quartoId"),
  };
}
