import { type BookingFilter, bookingViews } from "../../../contract/owner/bookings.ts";
import { channels } from "../../../domain/channel.ts";

const MARK = /^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/;
const LONGEST_SEARCH = 100;

/** The list's filter lives in its address, in Portuguese, so that it can be kept and shared. */
export const viewNames = {
  upcoming: "proximas",
  "in-house": "na-casa",
  past: "passadas",
  cancelled: "canceladas",
} as const;

export function filterOf(query: URLSearchParams): BookingFilter {
  const view = bookingViews.find((one) => viewNames[one] === query.get("ver")) ?? "upcoming";
  const search = query.get("busca")?.trim().slice(0, LONGEST_SEARCH);
  const listingId = query.get("quarto");
  const channel = channels.find((one) => one === query.get("canal"));
  const after = query.get("depois") ?? "";
  return {
    view,
    ...(search && { search }),
    ...(listingId && { listingId }),
    ...(channel && { channel }),
    ...(MARK.test(after) && { after }),
  };
}
