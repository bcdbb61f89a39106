import { z } from "zod";
import { previewStayChange } from "../amendments/preview-stay-change.ts";
import { admitChoice, priceChoice } from "../amendments/price-choices.ts";
import { guestLink } from "../bookings/guest-link.ts";
import { portalMark } from "../bookings/portal-mark.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { earlyLeave, checkOut as leave } from "./check-out.ts";
import { lookAtToday } from "./look-at-today.ts";
import { mark, marks } from "./mark-stay.ts";

export const today = reads({
  who: "team",
  takes: z.void(),
  run: async ({ deps, person }) =>
    // The link lets its holder act as the guest, who may do more than the team.
    lookAtToday(deps.db, await todayAtProperty(deps), (row) =>
      person.role === "owner" && row.house_link && !portalMark(row)
        ? guestLink(deps.config, row, row.house_link)
        : null,
    ),
});

const marking = (which: (typeof marks)[keyof typeof marks]) =>
  verb({
    who: "team",
    does: "writes",
    leaves: inJournal,
    /** Some of a booking's rooms; if missing, all that are due. */
    takes: z.object({ bookingId: value.id, stayIds: value.ids.optional() }),
    run: ({ deps, cause }, { bookingId, stayIds }) =>
      mark(deps, bookingId, { which, stayIds }, cause),
  });

export const checkIn = marking(marks.checkIn);
export const undoCheckIn = marking(marks.undoCheckIn);
export const undoCheckOut = marking(marks.undoCheckOut);
export const markNoShow = marking(marks.noShow);

/** Refused while an amount is open, unless it was seen. */
export const checkOut = verb({
  who: "team",
  does: "writes",
  leaves: inJournal,
  takes: z.object({
    bookingId: value.id,
    stayIds: value.ids.exactOptional(),
    /** The open amount that the person has seen and accepts. */
    evenOpen: value.amountOrZero.exactOptional(),
    /** Frees the remaining nights of one room; the booking's version must be this one. */
    freeing: z.object({ version: value.version, price: priceChoice }).exactOptional(),
  }),
  async run({ deps, cause, person }, { bookingId, ...leaving }) {
    const { freeing, stayIds } = leaving;
    if (freeing) {
      await admitChoice(person.role, freeing.price, async () =>
        previewStayChange(deps, bookingId, await earlyLeave(deps, bookingId, stayIds)),
      );
    }
    await leave(deps, bookingId, leaving, cause);
  },
});
