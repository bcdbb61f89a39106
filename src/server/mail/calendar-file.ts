import ical, { ICalEventStatus } from "ical-generator";
import { toEpoch } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";

/** The stay for a guest's own calendar: all-day, so that no zone can move it. */
export function calendarFile(booking: Booking, property: Property, room: string): string {
  const calendar = ical({ prodId: { company: "pousada", product: "reservas" } });
  calendar.createEvent({
    id: `${booking.id}@pousada`,
    start: new Date(toEpoch(booking.check_in)),
    end: new Date(toEpoch(booking.check_out)),
    allDay: true,
    stamp: booking.confirmed_at ?? booking.created_at,
    status: ICalEventStatus.CONFIRMED,
    summary: `${room}, ${property.name}`,
    description: booking.code,
    location: `${property.address}, ${property.city}, ${property.state}`,
  });
  // The library leaves out the end of the last line.
  return `${calendar}\r\n`;
}
