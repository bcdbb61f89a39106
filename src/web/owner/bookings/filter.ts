import {
  type BookingFilter,
  type BookingView,
  bookingViews,
} from "../../../contract/owner/bookings.ts";
import { bookingsUrl } from "../../../contract/owner-urls.ts";
import { channels } from "../../../domain/channel.ts";

const MARK = /^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/;
const LONGEST_SEARCH = 100;

/** What narrows the list lives in its address, in Portuguese, so that it can be kept and shared. */
export const viewNames = {
  upcoming: "proximas",
  "in-house": "na-casa",
  past: "passadas",
  cancelled: "canceladas",
} as const;

/** Whom somebody looks for is sent in a form: no name, mail or number stands in an address. */
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

/** The same as a page has it before it is asked for: what is not chosen is empty. */
export type Wanted = {
  readonly view: BookingView;
  readonly search?: string | undefined;
  readonly listingId?: string | undefined;
  readonly channel?: string | undefined;
  readonly after?: string | undefined;
};

/** The list's address, narrowed so; or its file's. */
export function listUrl({ view, listingId, channel }: Wanted, file = ""): string {
  const query = new URLSearchParams({ ver: viewNames[view] });
  if (listingId) query.set("quarto", listingId);
  if (channel) query.set("canal", channel);
  return `${bookingsUrl}${file}?${query}`;
}
