import type { FastifyInstance, FastifyReply } from "fastify";
import { calendarFileUrl, guestCalendarFileUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import type { Deps } from "../deps.ts";
import { findLinked } from "../guest/find-linked.ts";
import { namesIn } from "../listings/listing-name.ts";
import { calendarFile } from "../mail/calendar-file.ts";
import { getProperty } from "../property/get-property.ts";
import { findSessionRow } from "../settle/payment-session.ts";
import { guestSecretFrom } from "./guest-link-route.ts";

/** Read-only: it settles nothing, so an unsettled payment has no calendar file yet. */
export async function calendarFileRoute(app: FastifyInstance, { deps }: { deps: Deps }) {
  const url = calendarFileUrl(":checkoutId").replace("%3A", ":");
  app.get<{ Params: { checkoutId: string } }>(url, async (request, reply) => {
    const { checkoutId } = request.params;
    const isSecret = deps.payments.isSecret(checkoutId);
    const found = isSecret ? await findSessionRow(deps.db, checkoutId) : undefined;
    // Not for the session of a balance: its id is known to everyone who has had the guest link,
    // which can be renewed.
    const session = found?.purpose === "booking" ? found : undefined;
    const booking = session && (await findBooking(deps.db, session.booking_id));
    if (booking?.state !== "confirmed") throw new AppError("checkout-unknown");
    return sendCalendarFile(deps, booking, reply);
  });
  const ownUrl = guestCalendarFileUrl(":code").replace("%3A", ":");
  app.get<{ Params: { code: string } }>(ownUrl, async (request, reply) => {
    const { code } = request.params;
    const booking = await findLinked(deps, code, guestSecretFrom(deps.config, request, code));
    if (booking?.state !== "confirmed") throw new AppError("link-unknown");
    return sendCalendarFile(deps, booking, reply);
  });
}

async function sendCalendarFile(
  deps: Deps,
  booking: Booking,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const property = await getProperty(deps.db, booking.language);
  const rooms = await roomsForGuest(deps.db, booking, booking.language);
  const listing = namesIn(rooms, booking.language);
  return reply
    .type("text/calendar; charset=utf-8")
    .header("content-disposition", `attachment; filename="${booking.code}.ics"`)
    .header("cache-control", "private, no-store")
    .send(calendarFile({ booking, property, listing, rooms, siteUrl: deps.config.PUBLIC_URL }));
}
