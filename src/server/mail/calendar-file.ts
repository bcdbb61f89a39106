import ical, { ICalEventStatus } from "ical-generator";
import type { RoomForGuest } from "../../contract/api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { directionsUrl, homeUrl, inLanguage } from "../../contract/page-urls.ts";
import { freeCancellationLine } from "../../contract/policy-words.ts";
import type { Day } from "../../domain/day.ts";
import { instantOf } from "../../domain/instant.ts";
import { type Property, phonesOf } from "../../domain/property.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { whoIsIn } from "./facts.ts";
import { mailWords } from "./words.ts";

export type CalendarStay = {
  readonly booking: Booking;
  readonly property: Property;
  readonly listing: string;
  readonly rooms: readonly RoomForGuest[];
  readonly siteUrl: string;
};

/** The stay for the guest's calendar, from check-in to check-out in local time. */
export function calendarFile(stay: CalendarStay): string {
  const { booking, property, listing, siteUrl } = stay;
  const calendar = ical({ prodId: { company: "pousada", product: "reservas" } });
  const hour = (day: Day, time: string) => new Date(instantOf({ day, time }, property.timeZone));
  calendar.createEvent({
    id: `${booking.id}@pousada`,
    // A higher sequence makes calendars replace the old event.
    sequence: booking.version,
    start: hour(booking.check_in, property.checkInTime),
    end: hour(booking.check_out, property.checkOutTime),
    stamp: booking.confirmed_at ?? booking.created_at,
    status: ICalEventStatus.CONFIRMED,
    summary: mailWords[booking.language].calendar.summary(property.name, listing),
    description: whatItIs(stay).join("\n"),
    location: `${property.name}, ${property.address}, ${property.place}`,
    url: siteIn(booking, siteUrl),
  });
  // The library omits the final line break.
  return `${calendar}\r\n`;
}

function whatItIs({ booking, property, listing, rooms, siteUrl }: CalendarStay): string[] {
  const { language } = booking;
  const words = mailWords[language];
  const phones = phonesOf(property).join(" | ");
  const free = freeCancellationLine(boughtSteps(booking, property), language);
  return [
    `${listing}, ${guestsInWords(guestsOf(booking), language)}`,
    ...(rooms.length > 1 ? rooms.map((room) => `${room.name}: ${whoIsIn(room, booking)}`) : []),
    `${words.code}: ${booking.code}`,
    `${words.checkIn} ${words.from(property.checkInTime)}, ${words.checkOut.toLowerCase()} ${words.until(property.checkOutTime)}`,
    ...(free ? [free] : []),
    ...(phones ? [`${words.phone}: ${phones}`] : []),
    `${words.directions}: ${directionsUrl(property)}`,
    siteIn(booking, siteUrl),
  ];
}

function siteIn({ language }: Booking, siteUrl: string): string {
  return new URL(inLanguage(homeUrl, language), siteUrl).href;
}
