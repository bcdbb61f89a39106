import type { SettlementClaim } from "../../contract/api.ts";
import { parseDay } from "../../domain/day.ts";
import { fromReais } from "../../domain/money.ts";

/** The address is the visitor's to edit: whatever it says beyond the id is only passed on. */
export function readClaim(query: URLSearchParams): SettlementClaim | null {
  const checkoutId = query.get("session_id");
  if (!checkoutId) return null;
  const price = Number(query.get("price") ?? "");
  return {
    checkoutId,
    total: price > 0 ? fromReais(price) : null,
    checkIn: parseDay(query.get("startDate") ?? ""),
    checkOut: parseDay(query.get("endDate") ?? ""),
    listingId: query.get("quartoId"),
  };
}
