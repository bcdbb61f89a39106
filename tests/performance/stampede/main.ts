import { setTimeout as sleep } from "node:timers/promises";
import { calls } from "../../../src/contract/calls.ts";
import { homeUrl, listingUrl } from "../../../src/contract/page-urls.ts";
import { addDays } from "../../../src/domain/day.ts";
import { percentile } from "../../support/percentile.ts";
import { figure } from "../bench/measure.ts";
import { openTown } from "../bench/town.ts";
import { Crowd } from "./crowd.ts";

const VISITORS = 500;
/** Each visitor opens a page, reads it for this long, and opens the next. */
const READING_MS = 5_000;
const LASTS_MS = 60_000;
const BOOKINGS_PER_MINUTE = 30;
/** The sample's bookings are before this day. */
const FREE_FROM = 200;
const rooms = ["mar", "farol", "coqueiro", "jangada"];

/** The evening on which a travel programme shows the house: many visitors, and some who book. */
const town = await openTown();
const server = await town.serve(await town.database("stampede", "living"));
const crowd = new Crowd(server.url);
await crowd.open(homeUrl);
const before = await server.memory();

const end = performance.now() + LASTS_MS;
const visitors = Array.from({ length: VISITORS }, async (_, index) => {
  await sleep((READING_MS * index) / VISITORS);
  for (let page = index; performance.now() < end; page++) {
    const room = rooms[page % rooms.length] ?? "mar";
    await crowd.open(page % 2 === 0 ? homeUrl : listingUrl(room));
    await sleep(READING_MS);
  }
});
const guests = (async () => {
  for (let booking = 0; performance.now() < end; booking++) {
    const startDate = addDays(town.today, FREE_FROM + 3 * Math.floor(booking / rooms.length));
    const quartoId = rooms[booking % rooms.length] ?? "mar";
    await crowd.book(calls.startCheckout.path, {
      quartoId,
      startDate,
      endDate: addDays(startDate, 2),
    });
    await sleep(60_000 / BOOKINGS_PER_MINUTE);
  }
})();
await Promise.all([...visitors, guests]);

const grown = ((await server.memory()) - before) / 1024 / 1024;
const pages = crowd.pages.length;
const figures = [
  figure("stampede-pages", (pages / LASTS_MS) * 1000, "pages per second"),
  figure("stampede-p99", percentile(crowd.pages, 0.99), "ms", { atMost: 500 }),
  figure("stampede-booked", crowd.booked, "holds"),
  figure("stampede-errors", crowd.errors.length, "answers", { atMost: 0 }),
  figure("stampede-memory", grown, "MB more after it", { atMost: 50 }),
];
for (const { id, value, unit, goal, met } of figures) {
  const verdict = met === null ? "" : met ? "met" : "MISSED";
  console.log([id.padEnd(18), String(value).padStart(8), unit, goal ?? "", verdict].join(" "));
}
for (const error of new Set(crowd.errors)) console.log(`  ${error}`);
await server.stop();
await town.stop();
process.exit(figures.some(({ met }) => met === false) ? 1 : 0);
