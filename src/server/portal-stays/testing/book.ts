import type { PortalStayEdit } from "../../../contract/owner/portal-stays.ts";
import { getBookingDetails, type StoredDetails } from "../../bookings/get-booking-details.ts";
import type { Deps } from "../../deps.ts";
import { completeStay } from "../complete-stay.ts";

export const dona = { actor: "person:dona", source: "admin" } as const;

type App = { readonly deps: Deps };
type Book = StoredDetails[];

/** The portals' bookings of a listing, by arrival. */
export async function portalBook({ deps }: App, listingId: string): Promise<Book> {
  const rows = await deps.db
    .selectFrom("portal_stay")
    .select("booking_id")
    .where("listing_id", "=", listingId)
    .orderBy("first_night")
    .orderBy("created_at")
    .execute();
  return Promise.all(rows.map(({ booking_id }) => getBookingDetails(deps.db, booking_id)));
}

/** Everything that can be completed by hand. */
export const everything = {
  guestName: "Ana Lima",
  guestPhone: "73955550100",
  guestEmail: "ana@exemplo.example",
  guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
  expectedArrival: "21:30",
  note: "Traz o cachorro",
  money: { price: 1_200_00, commission: 180_00, paidTo: "portal" },
} as const satisfies PortalStayEdit;

/** How the completed stay is listed. */
export const completed = {
  guestName: "Ana Lima",
  guestPhone: "73955550100",
  guestEmail: "ana@exemplo.example",
  guests: everything.guests,
  expectedArrival: "21:30",
  note: "Traz o cachorro",
  total: 1_200_00,
  paid: 1_200_00,
  balance: 0,
} as const;

/** Completes the listing's first stay, and returns its id. */
export async function completeFirst(app: App, listingId: string): Promise<string> {
  const [first] = await portalBook(app, listingId);
  if (!first) throw new Error("nothing is in the book");
  await completeStay(app.deps, first.id, first.version, everything, dona);
  return first.id;
}
