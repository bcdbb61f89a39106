import { randomBytes } from "node:crypto";
import { dates, instant, writeCalendar } from "./content-lines.ts";
import { type Dialect, hexOf } from "./dialect.ts";

/**
 * Booking.com's feed.
 * Known, from feeds that hosts published in 2025 and 2026: the PRODID with its escaped comma; the
 * properties of an event and their order; one and the same summary for every event, sold or not;
 * a UID of 32 hexadecimal digits; neither description nor code of the booking.
 * Assumed: one event per sale and one per run of other closed nights; nights imported from
 * elsewhere among the latter, under a UID of its own; a DTSTAMP of the moment of asking; an ETag;
 * a stay that has ended leaves the feed.
 */
export const booking: Dialect = {
  name: "booking",
  title: "Booking.com",
  route: "/booking/v1/export",

  feedPath(listing) {
    const hex = hexOf("booking token", listing);
    const uuid = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
    return `/booking/v1/export?t=${uuid}`;
  },

  newUid: () => `${randomBytes(16).toString("hex")}@booking.com`,

  write({ feedPath, sales, closed, at }) {
    const runs = closed.map((run) => ({
      ...run,
      uid: `${hexOf(feedPath, run.checkIn, run.checkOut)}@booking.com`,
    }));
    const events = [...sales, ...runs].map((event) => [
      `DTSTAMP:${instant(at)}`,
      ...dates(event),
      `UID:${event.uid}`,
      "SUMMARY:CLOSED - Not available",
    ]);
    return writeCalendar(
      ["VERSION:2.0", "PRODID:-//admin.booking.com\\, b.v.//NONSGML v1.0//EN"],
      events,
    );
  },

  // DTSTAMP is the time of the request, not of a change, so it is left out of the hash.
  etag: (body) => `"${hexOf(body.replace(/^DTSTAMP:.*$/gm, ""))}"`,
};
