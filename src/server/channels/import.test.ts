import { expect, test } from "vitest";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";

const app = await openTestApp();
const { deps } = app;

async function reservedDays(room: string): Promise<string[]> {
  return (await new Visit(app).get(`/quartos/listarDiasReservadosPorQuarto/${room}`)).json();
}

test("R5.04 the nights of an imported calendar are reserved days", async () => {
  const feed = await connectFeed(app, "mar");
  const stay = freshStay(app, 2);
  expect(await says(app, feed.id, [{ uid: "a", ...stay }])).toBe("read");
  const days = await reservedDays("mar");
  expect(days).toContain(stay.checkIn);
  expect(days).toContain(addDays(stay.checkIn, 1));
  expect(days).not.toContain(stay.checkOut);
  expect((await new Visit(app).book("mar", stay)).statusCode).toBe(409);
  expect((await new Visit(app).book("casa-inteira", stay)).statusCode).toBe(409);
});

test("the same calendar again changes nothing, not even a row", async () => {
  const feed = await connectFeed(app, "coqueiro");
  const events = [
    { uid: "a", ...freshStay(app) },
    { uid: "b", ...freshStay(app) },
  ];
  await says(app, feed.id, events);
  const rows = () =>
    deps.pool.query("select * from occupied_nights where kind = 'imported' order by id");
  const before = (await rows()).rows;
  await says(app, feed.id, events);
  expect((await rows()).rows).toEqual(before);
});

test("a stay that is gone from the portal is free again, one with other dates follows them", async () => {
  const feed = await connectFeed(app, "farol");
  const [one, other] = [freshStay(app), freshStay(app)];
  await says(app, feed.id, [
    { uid: "a", ...one },
    { uid: "b", ...other },
  ]);
  const longer = { checkIn: other.checkIn, checkOut: addDays(other.checkOut, 1) };
  await says(app, feed.id, [{ uid: "b", ...longer }]);
  const [night, ...more] = await importedNights(app, feed.id);
  expect(night).toContain(`[${longer.checkIn},${longer.checkOut})`);
  expect(more).toEqual([]);
});

test("an empty calendar frees nothing until the owner agrees", async () => {
  const feed = await connectFeed(app, "jangada");
  await says(app, feed.id, [{ uid: "a", ...freshStay(app) }]);
  const before = await importedNights(app, feed.id);
  expect(await says(app, feed.id, [])).toBe("empty");
  expect(await importedNights(app, feed.id)).toEqual(before);
});

test("a calendar that was not understood as a whole adds, and frees nothing", async () => {
  const feed = await connectFeed(app, "jangada");
  const first = { uid: "a", ...freshStay(app) };
  await says(app, feed.id, [first]);
  await says(app, feed.id, [{ uid: "b", ...freshStay(app) }], "partly-read");
  expect(await importedNights(app, feed.id)).toHaveLength(2);
});

test("nor does it make a known stay shorter or move it", async () => {
  const feed = await connectFeed(app, "jangada", "other");
  const stay = freshStay(app, 6);
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const shorter = { uid: "a", checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
  await says(app, feed.id, [shorter], "partly-read");
  expect((await importedNights(app, feed.id)).join()).toContain(
    `[${stay.checkIn},${stay.checkOut})`,
  );
  await says(app, feed.id, [shorter]);
  expect((await importedNights(app, feed.id)).join()).toContain(
    `[${stay.checkIn},${shorter.checkOut})`,
  );
});

test("a stay under way or about to begin is not given up when the portal no longer lists it", async () => {
  const feed = await connectFeed(app, "farol", "booking");
  const stay = freshStay(app, 4);
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const ahead = Date.parse(stay.checkIn) - deps.clock();
  for (const hours of [-12, 3, 36]) {
    const shift = ahead + hours * 3_600_000;
    app.passTime(shift);
    await says(app, feed.id, [{ uid: "later", ...freshStay(app) }]);
    expect((await importedNights(app, feed.id)).join()).toContain(stay.checkIn);
    app.passTime(-shift);
  }
});

test("one under way that has another name and other dates now is given up for the new one", async () => {
  const feed = await connectFeed(app, "coqueiro", "booking");
  const stay = freshStay(app, 8);
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const shift = Date.parse(stay.checkIn) - deps.clock() + 36 * 3_600_000;
  app.passTime(shift);
  const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 4) };
  await says(app, feed.id, [{ uid: "renamed", ...shorter }]);
  expect((await importedNights(app, feed.id)).join()).not.toContain(stay.checkOut);
  app.passTime(-shift);
});
