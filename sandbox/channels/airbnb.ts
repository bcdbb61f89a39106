import { randomBytes } from "node:crypto";
import { dates, instant, writeCalendar } from "./content-lines.ts";
import { type Dialect, hexOf } from "./dialect.ts";

/**
 * Airbnb's feed.
 * Known, from feeds that hosts published in 2025 and 2026: the header and its order; the six
 * properties of an event and their order; the beginnings of both kinds of UID; the two summaries;
 * a description on sales only; a DTSTAMP of the moment of asking; consecutive nights that cannot
 * be sold in one event, whose UID changes with its dates; a stay that has ended leaves the feed.
 * Assumed: nights imported from elsewhere look like the host's own blocks and join them; no ETag.
 */
export const airbnb: Dialect = {
  name: "airbnb",
  title: "Airbnb",
  route: "/airbnb/calendar/ical/:file",

  feedPath(listing) {
    const number = BigInt(`0x${hexOf("number", listing).slice(0, 14)}`);
    return `/airbnb/calendar/ical/${number}.ics?s=${hexOf("airbnb secret", listing)}`;
  },

  newUid: () => `1418fb94e984-${randomBytes(16).toString("hex")}@airbnb.com`,

  write({ feedPath, sales, closed, at }) {
    const stamp = `DTSTAMP:${instant(at)}`;
    const sold = sales.map((sale) => [
      stamp,
      ...dates(sale),
      "SUMMARY:Reserved",
      `UID:${sale.uid}`,
      `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/${sale.code}\\nPhone Number (Last 4 Digits): ${sale.phoneEnding}`,
    ]);
    const notAvailable = closed.map((run) => [
      stamp,
      ...dates(run),
      "SUMMARY:Airbnb (Not available)",
      `UID:7f662ec65913-${hexOf(feedPath, run.checkIn, run.checkOut)}@airbnb.com`,
    ]);
    return writeCalendar(
      ["PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN", "CALSCALE:GREGORIAN", "VERSION:2.0"],
      [...sold, ...notAvailable],
    );
  },

  etag: () => null,
};
