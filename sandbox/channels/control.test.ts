import { expect, test } from "vitest";
import { openPortals } from "./testing/open-portals.ts";

const portals = await openPortals();

const get = async (path: string) => (await fetch(`${portals.url}/__control${path}`)).json();
function post(path: string, body: object) {
  return fetch(`${portals.url}/__control${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
const order = async (path: string, body: object) => (await post(path, body)).json();

const listing = "Mar";
const stay = { listing, checkIn: "2027-01-10", checkOut: "2027-01-12" };

test("everything can be done from another process", async () => {
  const { url } = await order("/booking/open", { listing });
  expect(url).toBe(portals.booking.feedUrl(listing));

  const { kind, uid } = await order("/booking/sell", stay);
  expect(kind).toBe("sold");
  expect(await order("/booking/sell", stay)).toEqual({ kind: "refused" });
  expect(await order("/booking/cancel", { listing, uid })).toEqual({ kind: "cancelled" });
  expect(await order("/booking/cancel", { listing, uid })).toEqual({ kind: "not-found" });

  await order("/booking/block", stay);
  await order("/booking/connect", { listing, url: "http://localhost:1/calendar.ics" });
  expect(await order("/booking/read", { listing })).toMatchObject({ kind: "not-read" });
  expect(await get("/booking/listings")).toMatchObject([
    {
      listing,
      sales: [],
      closed: ["2027-01-10", "2027-01-11"],
      connected: "http://localhost:1/calendar.ics",
      last: { reading: { kind: "not-read", reason: "O endereço não respondeu." } },
    },
  ]);
  await order("/booking/unblock", stay);
  await order("/booking/disconnect", { listing });
  expect(await get("/booking/listings")).toMatchObject([{ closed: [], connected: null }]);

  await order("/booking/mode", { mode: "down" });
  expect((await fetch(url)).status).toBe(503);
  expect(await get("/booking/counts")).toEqual({ asked: 1, whole: 0, unchanged: 0 });
  expect(await get("/booking/log")).toMatchObject([{ listing, status: 503 }]);
});

const refused: [path: string, body: object][] = [
  ["/airbnb/open", {}],
  ["/airbnb/open", { listing, name: "Mar" }],
  ["/airbnb/sell", { ...stay, guests: 2 }],
  ["/airbnb/sell", { ...stay, checkOut: stay.checkIn }],
  ["/airbnb/sell", { ...stay, checkIn: "2027-02-30" }],
  ["/airbnb/block", { listing }],
  ["/airbnb/cancel", { listing, id: "x" }],
  ["/airbnb/read", { listing, now: true }],
  ["/airbnb/mode", { mode: "broken" }],
  ["/airbnb/mode", { mode: "down", listing }],
  ["/airbnb/connect", { listing, url: "http://example.com/calendar.ics" }],
  ["/airbnb/connect", { listing, url: "file:///etc/passwd" }],
];

for (const [path, body] of refused) {
  test(`${path} refuses ${JSON.stringify(body)}`, async () => {
    expect((await post(path, body)).status).toBe(422);
    expect(portals.airbnb.calendars()).toEqual([]);
    expect(portals.airbnb.currentMode()).toBe("normal");
  });
}

test("there are two portals and no third", async () => {
  expect((await post("/vrbo/open", { listing })).status).toBe(404);
});
