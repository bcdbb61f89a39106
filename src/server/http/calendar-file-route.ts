import type { FastifyInstance } from "fastify";
import { calendarFileUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import { findSessionRow } from "../checkout/payment-session.ts";
import type { Deps } from "../deps.ts";
import { namesIn } from "../listings/listing-name.ts";
import { calendarFile } from "../mail/calendar-file.ts";
import { getProperty } from "../property/get-property.ts";

/** Read-only: it settles nothing, so an unsettled payment has no calendar file yet. */
export async function calendarFileRoute(app: FastifyInstance, { deps }: { deps: Deps }) {
  const url = calendarFileUrl(":checkoutId").replace("%3A", ":");
  app.get<{ Params: { checkoutId: string } }>(url, async (request, reply) => {
    const found = await findSessionRow(deps.db, request.params.checkoutId);
    // The session of a balance is known to whoever has the link, which can be renewed.
    const session = found?.purpose === "booking" ? found : undefined;
    const booking = session && (await findBooking(deps.db, session.booking_id));
    if (booking?.state !== "confirmed") throw new AppError("checkout-unknown");
    const property = await getProperty(deps.db, booking.language);
    const rooms = await roomsForGuest(deps.db, booking, booking.language);
    const listing = namesIn(rooms, booking.language);
    return reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `attachment; filename="${booking.code}.ics"`)
      .header("cache-control", "private, no-store")
      .send(calendarFile({ booking, property, listing, rooms, siteUrl: deps.config.PUBLIC_URL }));
  });
}
