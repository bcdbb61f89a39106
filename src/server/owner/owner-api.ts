import type { OwnerApi } from "../../contract/owner-api.ts";
import { accountDesk } from "./account-desk.ts";
import { activityDesk } from "./activity-desk.ts";
import { bookingsDesk } from "./bookings-desk.ts";
import { booksDesk } from "./books-desk.ts";
import { channelsDesk } from "./channels-desk.ts";
import type { Desk } from "./desk.ts";
import { guestChangesDesk } from "./guest-changes-desk.ts";
import { handPixDesk } from "./hand-pix-desk.ts";
import { housekeepingDesk } from "./housekeeping-desk.ts";
import { listingsDesk } from "./listings-desk.ts";
import { messagesDesk } from "./messages-desk.ts";
import { moneyDesk } from "./money-desk.ts";
import { numbersDesk } from "./numbers-desk.ts";
import { people } from "./people.ts";
import { guard } from "./permissions.ts";
import { portalStaysDesk } from "./portal-stays-desk.ts";
import { pricesDesk } from "./prices-desk.ts";
import { privacyDesk } from "./privacy-desk.ts";
import { propertyDesk } from "./property-desk.ts";
import { proposalsDesk } from "./proposals-desk.ts";
import { receptionDesk } from "./reception-desk.ts";
import { signInDesk } from "./sign-in.ts";
import { timelineDesk } from "./timeline-desk.ts";

/** The owner's API for one request, each call behind its permission. */
export function createOwnerApi(desk: Desk): OwnerApi {
  return guard(desk, {
    ...signInDesk(desk),
    ...accountDesk(desk),
    ...activityDesk(desk),
    ...people(desk),
    ...receptionDesk(desk),
    ...housekeepingDesk(desk),
    ...bookingsDesk(desk),
    ...guestChangesDesk(desk),
    ...proposalsDesk(desk),
    ...handPixDesk(desk),
    ...messagesDesk(desk),
    ...portalStaysDesk(desk),
    ...moneyDesk(desk),
    ...privacyDesk(desk),
    ...timelineDesk(desk),
    ...channelsDesk(desk),
    ...propertyDesk(desk),
    ...numbersDesk(desk),
    ...booksDesk(desk),
    ...listingsDesk(desk),
    ...pricesDesk(desk),
  });
}
