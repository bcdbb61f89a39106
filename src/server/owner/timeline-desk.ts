import type { ChangePreview, PriceChoice, TimelineApi } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Role } from "../../domain/person.ts";
import { changeStay } from "../amendments/change-stay.ts";
import { previewStayChange } from "../amendments/preview-stay-change.ts";
import { blockNights, removeBlock } from "../calendar/block-nights.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { lookAtTimeline } from "../calendar/look-at-timeline.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";

export function timelineDesk(desk: Desk): TimelineApi {
  const { deps } = desk;
  return {
    async timeline(from, until) {
      const today = await todayAtProperty(deps);
      return lookAtTimeline(deps.db, from, until, { today, now: deps.clock() });
    },
    findTakers: (change, exceptBookingId) => findTakers(deps.db, change, exceptBookingId),
    async previewStayChange(bookingId, change) {
      const { role } = await signedIn(desk);
      const preview = await previewStayChange(deps, bookingId, change);
      return { ...preview, choices: choicesOf(role, preview) };
    },
    async changeStay(bookingId, version, change, price, guestKnows = false) {
      const { role } = await signedIn(desk);
      if (role !== "owner" && price === "list-and-refund") throw new AppError("not-allowed");
      if (role !== "owner" && price === "keep") {
        const preview = await previewStayChange(deps, bookingId, change);
        if (!choicesOf(role, preview).includes(price)) throw new AppError("not-allowed");
      }
      const wish = { ...change, price, guestKnows };
      await changeStay(deps, bookingId, version, wish, await causeOf(desk));
    },
    async block(listingId, stay, note) {
      await blockNights(deps, { listingId, stay, note }, await causeOf(desk));
    },
    unblock: async (blockId) => removeBlock(deps, blockId, await causeOf(desk)),
  };
}

/** The team cannot refund or set prices, but may keep a price the owner has set. */
function choicesOf(
  role: Role,
  { agreed, sameWorth, refund, total, listTotal }: Omit<ChangePreview, "choices">,
): PriceChoice[] {
  if (role !== "owner") return agreed && sameWorth ? ["keep", "list"] : ["list"];
  const choices: PriceChoice[] = agreed ? ["keep", "list"] : ["list"];
  if (total === listTotal) return choices;
  return [
    ...choices,
    ...(refund > 0 ? (["list-and-refund"] as const) : []),
    ...(agreed ? [] : (["keep"] as const)),
  ];
}
