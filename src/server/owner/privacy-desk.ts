import type { PrivacyApi } from "../../contract/owner/privacy.ts";
import { eraseGuest } from "../privacy/erase-guest.ts";
import { exportGuest } from "../privacy/export-guest.ts";
import { lookAtGuestData } from "../privacy/look-at-guest-data.ts";
import { causeOf, type Desk } from "./desk.ts";

export function privacyDesk(desk: Desk): PrivacyApi {
  const { deps } = desk;
  return {
    lookAtGuestData: (bookingId) => lookAtGuestData(deps, bookingId),
    exportGuest: (bookingId) => exportGuest(deps, bookingId),
    eraseGuest: async (bookingId) => eraseGuest(deps, bookingId, await causeOf(desk)),
  };
}
