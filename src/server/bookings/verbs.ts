import { z } from "zod";
import { bookingViews } from "../../contract/owner/bookings.ts";
import { channels } from "../../domain/channel.ts";
import { listListingNames as listNames } from "../listings/list-listing-names.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { editBooking as edit } from "./edit-booking.ts";
import { exportBookings as exportAll } from "./export-bookings.ts";
import { listBookings as list } from "./list-bookings.ts";
import { markBookingsSeen as markSeen, newBookingIds } from "./new-bookings.ts";
import { notePayment as note } from "./note-payment.ts";
import { removePayment as remove } from "./remove-payment.ts";
import { renewGuestLink as renew } from "./renew-guest-link.ts";
import { resendMail as resend } from "./resend-mail.ts";

const filter = z.object({
  view: z.enum(bookingViews),
  /** Part of a name, an e-mail address, a phone number or a code. */
  search: value.text.exactOptional(),
  listingId: value.id.exactOptional(),
  channel: z.enum(channels).exactOptional(),
  /** Cursor of the previous page. */
  after: value.text.exactOptional(),
});

export const listBookings = reads({
  who: "team",
  takes: filter,
  async run({ deps, person }, wanted) {
    /** Sold by the site or a portal since this person last opened the list. */
    const newIds = await newBookingIds(deps.db, person.id);
    return { ...(await list(deps.db, wanted, await todayAtProperty(deps))), newIds };
  },
});

/** The caller has opened the list: its bookings are no longer new to this person. */
export const markBookingsSeen = verb({
  who: "team",
  does: "apart",
  leaves: { nothing: "a person's own reading mark" },
  takes: z.void(),
  run: ({ deps, person, at }) => markSeen(deps.db, person.id, at),
});

/** How many were made since the owner last looked at the list. */
export const countNewBookings = reads({
  who: "team",
  takes: z.void(),
  run: async ({ deps, person }) => (await newBookingIds(deps.db, person.id)).length,
});

/** Every listing, published or not, in the owner's order. */
export const listListingNames = reads({
  who: "team",
  takes: z.void(),
  run: ({ deps }) => listNames(deps.db),
});

/** Note, expected arrival and contact. A stale version is refused. */
export const editBooking = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({
    bookingId: value.id,
    version: value.version,
    note: value.text,
    expectedArrival: value.text.nullable(),
    guestName: value.text,
    guestEmail: value.text.nullable(),
    guestPhone: value.text.nullable(),
  }),
  run: ({ deps, cause, person: { role } }, { bookingId, version, ...changed }) =>
    edit(deps, bookingId, version, changed, { cause, role }),
});

export const resendMail = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause, person: { role } }, { bookingId }) =>
    resend(deps, bookingId, { cause, role }),
});

/** Ends the guest's links; only the new one opens the guest's page. */
export const renewGuestLink = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId }) => renew(deps, bookingId, cause),
});

export const exportBookings = verb({
  who: "owner",
  does: "exports",
  exports: { what: "bookings" },
  leaves: ["exported"],
  takes: filter,
  run: async ({ deps }, wanted) => exportAll(deps.db, wanted, await todayAtProperty(deps)),
});

/** An amount above the balance is refused unless confirmed. */
export const notePayment = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: value.handPayment.extend({ bookingId: value.id }),
  run: ({ deps, cause }, { bookingId, ...payment }) => note(deps, bookingId, payment, cause),
});

/** Removes a payment that was noted by mistake, except what was refunded of it. */
export const removePayment = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: z.object({ bookingId: value.id, paymentId: value.id, why: value.text }),
  run: ({ deps, cause }, { bookingId, ...given }) => remove(deps, bookingId, given, cause),
});
