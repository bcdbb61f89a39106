import type { TimelineApi } from "../../contract/owner/timeline.ts";
import { changeStay } from "../amendments/change-stay.ts";
import { previewRooms } from "../amendments/preview-rooms.ts";
import { previewStayChange } from "../amendments/preview-stay-change.ts";
import { newBookingIds } from "../bookings/new-bookings.ts";
import { blockNights, removeBlock } from "../calendar/block-nights.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { lookAtTimeline } from "../calendar/look-at-timeline.ts";
import { checkGuests } from "../listings/listing-edit.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";
import { admitChoice, choicesOf } from "./price-choices.ts";

export function timelineDesk(desk: Desk): TimelineApi {
  const { deps } = desk;
  return {
    async timeline(from, until) {
      const today = await todayAtProperty(deps);
      const newIds = await newBookingIds(deps.db, (await signedIn(desk)).id);
      return lookAtTimeline(deps.db, from, until, { today, now: deps.clock(), newIds });
    },
    findTakers: (change, exceptStayId) => findTakers(deps.db, change, exceptStayId),
    async previewStayChange(bookingId, change) {
      if (change.guests) checkGuests(change.guests);
      const { role } = await signedIn(desk);
      const preview = await previewStayChange(deps, bookingId, change);
      return { ...preview, choices: choicesOf(role, preview) };
    },
    async previewRooms(bookingId, change) {
      if (change.guests) checkGuests(change.guests);
      const { role } = await signedIn(desk);
      const rooms = await previewRooms(deps, bookingId, change);
      return rooms.map(({ preview, ...room }) => {
        return { ...room, preview: { ...preview, choices: choicesOf(role, preview) } };
      });
    },
    async changeStay(bookingId, version, change, price, guestKnows = false) {
      const { role } = await signedIn(desk);
      if (change.guests) checkGuests(change.guests);
      const wish = { ...change, price, guestKnows };
      await admitChoice(role, price, () => previewStayChange(deps, bookingId, wish));
      await changeStay(deps, bookingId, version, wish, await causeOf(desk));
    },
    async block(listingId, stay, note) {
      await blockNights(deps, { listingId, stay, note }, await causeOf(desk));
    },
    unblock: async (blockId) => removeBlock(deps, blockId, await causeOf(desk)),
  };
}
