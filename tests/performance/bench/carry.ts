import { type Figure, figure } from "./measure.ts";

const CORES = 2;

/**
 * A generous upper bound: fifty rooms, sold out with stays of two nights; one visitor in a hundred
 * books, each opens five pages; a day ten times the average, and a fifth of it in one hour.
 */
const BUSIEST = {
  bookingsPerDay: 50 / 2,
  visitorsPerBooking: 100,
  pagesPerVisitor: 5,
  busiestDay: 10,
  busiestHour: 1 / 5,
};

/** Pages per second on two cores, and how many times the load of that busiest property. */
export function carryFigures(measured: readonly Figure[]): Figure[] {
  const measuredAs = (id: string) => measured.find((one) => one.id === id)?.value ?? Number.NaN;
  const pages = ["page-home", "page-room"];
  const mean = (part: string) =>
    pages.reduce((sum, id) => sum + measuredAs(`${id}-${part}`), 0) / 2;
  const [ofServer, ofPostgres] = [mean("cpu"), mean("postgres")];
  const perSecond = pagesPerSecond(ofServer, ofPostgres);
  const bookingsAtPeak = (BUSIEST.bookingsPerDay * BUSIEST.busiestDay * BUSIEST.busiestHour) / 3600;
  const pagesAtPeak = bookingsAtPeak * BUSIEST.visitorsPerBooking * BUSIEST.pagesPerVisitor;
  return [
    figure("carry-pages", perSecond, "pages per second on two cores"),
    figure("busiest-pages", pagesAtPeak, "pages per second in the busiest pousada's busiest hour"),
    figure("headroom-pages", perSecond / pagesAtPeak, "busiest pousadas on two cores, by pages"),
    figure("busiest-bookings", bookingsAtPeak * 60, "bookings per minute in that hour"),
    figure(
      "headroom-holds",
      measuredAs("hold-per-second") / bookingsAtPeak,
      "busiest pousadas on two cores, by holds",
    ),
  ];
}

/** The server has one thread; PostgreSQL has the rest of the cores. */
export function pagesPerSecond(msOfServer: number, msOfPostgres: number): number {
  return Math.min(1000 / msOfServer, (CORES * 1000) / (msOfServer + msOfPostgres));
}
