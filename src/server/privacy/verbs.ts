import { z } from "zod";
import * as value from "../values.ts";
import { inJournal, reads, verb } from "../verb.ts";
import { eraseGuest as erase } from "./erase-guest.ts";
import { exportGuest as exportOne } from "./export-guest.ts";
import { lookAtGuestData as look } from "./look-at-guest-data.ts";

const ofBooking = z.object({ bookingId: value.id });

export const lookAtGuestData = reads({
  who: "team",
  takes: ofBooking,
  run: ({ deps }, { bookingId }) => look(deps, bookingId),
});

/** Everything stored about the booking's person, as a text file. */
export const exportGuest = verb({
  who: "owner",
  does: "exports",
  exports: { what: "guest", of: ({ bookingId }) => bookingId },
  leaves: ["exported"],
  takes: ofBooking,
  run: ({ deps }, { bookingId }) => exportOne(deps, bookingId),
});

/** Erases every booking of the person. Refused while one of them is still needed. */
export const eraseGuest = verb({
  who: "owner",
  does: "writes",
  leaves: inJournal,
  takes: ofBooking,
  run: ({ deps, cause }, { bookingId }) => erase(deps, bookingId, cause),
});
