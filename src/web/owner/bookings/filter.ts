import {
  type BookingFilter,
  type BookingView,
  bookingViews,
} from "../../../contract/owner/bookings.ts";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { channels } from "../../../domain/channel.ts";

const MARK = /^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/;
const LONGEST_SEARCH = 100;

/** Filters are query parameters, in Portuguese, so that a list can be bookmarked and shared. */
export const viewNames = {
  upcoming: "proximas",
  "in-house": "na-casa",
  past: "passadas",
  cancelled: "canceladas",
} as const;

/** The search text is posted: no name, mail or number in a URL. */
export function filterOf(query: URLSearchParams, form?: FormData): BookingFilter {
  const view = bookingViews.find((one) => viewNames[one] === query.get("ver")) ?? "upcoming";
  const search = textIn(form, "busca").slice(0, LONGEST_SEARCH);
  const listingId = query.get("quarto");
  const channel = channels.find((one) => one === query.get("canal"));
  const after = textIn(form, "depois") || (query.get("depois") ?? "");
  return {
    view,
    ...(search && { search }),
    ...(listingId && { listingId }),
    ...(channel && { channel }),
    ...(MARK.test(after) && { after }),
  };
}

function textIn(form: FormData | undefined, name: string): string {
  return String(form?.get(name) ?? "").trim();
}

/** The filter as form values; empty if not chosen. */
export type Wanted = {
  readonly view: BookingView;
  readonly search?: string | undefined;
  readonly listingId?: string | undefined;
  readonly channel?: string | undefined;
  readonly after?: string | undefined;
};

/** The URL of the filtered list, or of its file. */
export function listUrl({ view, listingId, channel }: Wanted, file = ""): string {
  const query = new URLSearchParams({ ver: viewNames[view] });
  if (listingId) query.set("quarto", listingId);
  if (channel) query.set("canal", channel);
  return `${bookingsUrl}${file}?${query}`;
}
