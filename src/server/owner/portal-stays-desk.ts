import type { PortalStaysApi } from "../../contract/owner/portal-stays.ts";
import { AppError } from "../../domain/app-error.ts";
import { checkGuests } from "../listings/listing-edit.ts";
import { callClosed, callGuest } from "../portal-stays/call-closed.ts";
import { completeStay } from "../portal-stays/complete-stay.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";

export function portalStaysDesk(desk: Desk): PortalStaysApi {
  const { deps } = desk;
  return {
    async completePortalStay(bookingId, version, edit) {
      const { role } = await signedIn(desk);
      if (edit.money && role !== "owner") throw new AppError("not-allowed");
      if (edit.guests) checkGuests(edit.guests);
      await completeStay(deps, bookingId, version, edit, await causeOf(desk));
    },
    callClosed: async (bookingId) => callClosed(deps, bookingId, await causeOf(desk)),
    callGuest: async (bookingId) => callGuest(deps, bookingId, await causeOf(desk)),
  };
}
