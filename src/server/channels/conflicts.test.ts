import { describe, expect, test } from "vitest";
import {
  connectFeed,
  importedNights,
  openConflictsOf,
  says,
} from "../../../tests/support/feeds.ts";
import {
  confirmed,
  freshStay,
  held,
  manualBooking,
  stateOf,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { cancelBooking, previewCancellation } from "../amendments/cancel-booking.ts";
import { changeStay } from "../amendments/change-stay.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { blockNights, removeBlock } from "../calendar/block-nights.ts";
import { ignoreConflict } from "../calendar/conflicts.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { removeFeed } from "./change-feeds.ts";
import { getConflict } from "./get-conflict.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;

async function alertsAndMails(conflictId: string) {
  const { rows } = await deps.pool.query(
    `select resolved_at is null as open,
            (select count(*)::int from mail where alert_id = alert.id) as mails
     from alert where kind = 'channel-conflict' and subject = $1`,
    [conflictId],
  );
  return rows;
}

describe("a portal sells nights that are booked here", () => {
  test("our booking is untouched, the rest of the portal's nights are taken, it is told once", async () => {
    const { id, stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    const sold = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
    await says(app, feed.id, [{ uid: "a", ...sold }]);
    await says(app, feed.id, [{ uid: "a", ...sold }]);
    expect(await stateOf(app, id)).toBe("confirmed");
    expect((await importedNights(app, feed.id)).join()).toContain(
      `[${stay.checkOut},${sold.checkOut})`,
    );
    const [conflict, ...more] = await openConflictsOf(app, feed.id);
    expect(more).toEqual([]);
    expect(conflict?.nights).toBe(`{[${sold.checkIn},${stay.checkOut})}`);
    expect(await alertsAndMails(conflict?.id ?? "")).toEqual([{ open: true, mails: 1 }]);
  });

  test("moved to a free room of the same size, the nights are the portal's guest's at once", async () => {
    const { id, stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const [open] = await openConflictsOf(app, feed.id);
    const conflict = await getConflict(deps.db, open?.id ?? "");
    const [taker] = conflict.takers;
    expect(taker).toMatchObject({ kind: "booking", bookingId: id });
    const free = taker?.freeListings[0];
    expect(free).toBeDefined();
    const change = { listingId: free?.listingId ?? "", stay, price: "keep" } as const;
    await changeStay(deps, id, taker?.version ?? 0, change, owner);
    expect((await importedNights(app, feed.id)).join()).toContain(stay.checkIn);
    expect((await getConflict(deps.db, conflict.id)).state).toBe("over");
    expect(await alertsAndMails(conflict.id)).toEqual([{ open: false, mails: 1 }]);
  });

  test("cancelled with refund, no visitor can have the nights in between", async () => {
    const { id, stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    expect(await previewCancellation(deps, id)).toMatchObject({ isSoldTwice: true });
    // Cancelling to solve a conflict is cancelling by the house.
    await expect(cancelBooking(deps, id, owner, { who: "guest" })).rejects.toThrow(
      "refund-below-law",
    );
    await cancelBooking(deps, id, owner, { who: "house" });
    expect((await new Visit(app).book(room, stay)).statusCode).toBe(409);
    expect(await openConflictsOf(app, feed.id)).toEqual([]);
  });

  test("ignored, it is not brought up again unless it comes to further nights", async () => {
    const { stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    const part = { uid: "a", checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
    await says(app, feed.id, [part]);
    const [open] = await openConflictsOf(app, feed.id);
    await ignoreConflict(deps, open?.id ?? "", owner);
    await says(app, feed.id, [part]);
    expect(await openConflictsOf(app, feed.id)).toEqual([]);
    expect(await alertsAndMails(open?.id ?? "")).toEqual([{ open: false, mails: 1 }]);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
  });

  test("when the portal takes its sale back, the conflict is over and stays on record", async () => {
    const { stay, room } = await confirmed(app, "mar");
    const feed = await connectFeed(app, room);
    await says(app, feed.id, [
      { uid: "a", ...stay },
      { uid: "b", ...freshStay(app) },
    ]);
    const [open] = await openConflictsOf(app, feed.id);
    await says(app, feed.id, [{ uid: "b", ...freshStay(app) }]);
    expect((await getConflict(deps.db, open?.id ?? "")).state).toBe("over");
    await removeFeed(deps, feed.id, owner);
    expect((await getConflict(deps.db, open?.id ?? "")).feedName).toBe("Airbnb");
  });
});

test("of several rooms, the disputed one is named and can be moved alone", async () => {
  const stay = freshStay(app);
  const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
  const wish = manualBooking(app, { listingId: "farol", stay, otherRooms });
  const id = await takeManualBooking(deps, wish, owner);
  const feed = await connectFeed(app, "coqueiro");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const [open] = await openConflictsOf(app, feed.id);
  const [taker] = (await getConflict(deps.db, open?.id ?? "")).takers;
  const room = (await getBooking(deps.db, id)).stays.find((one) => one.listing_id === "coqueiro");
  expect(taker).toMatchObject({ bookingId: id, stayId: room?.id });
  const [free] = taker?.freeListings ?? [];
  const change = { listingId: free?.listingId ?? "", stay, stayId: room?.id ?? "" };
  await changeStay(deps, id, taker?.version ?? 0, { ...change, price: "keep" }, owner);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
});

test("a hold is disputed too, and when it ends the portal's guest has the nights", async () => {
  const { id, stay } = await held(app, "farol");
  const feed = await connectFeed(app, "farol", "booking");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
  app.passTime(46 * 60_000);
  await reconcile(deps);
  expect(await stateOf(app, id)).toBe("expired");
  expect((await importedNights(app, feed.id)).join()).toContain(stay.checkIn);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
});

test("a block that is taken away gives its nights to the portal's guest", async () => {
  const stay = freshStay(app);
  const blockId = await blockNights(deps, { listingId: "farol", stay, note: "Pintura" }, owner);
  const feed = await connectFeed(app, "farol");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  const [open] = await openConflictsOf(app, feed.id);
  const conflict = await getConflict(deps.db, open?.id ?? "");
  expect(conflict.takers).toMatchObject([{ kind: "block", blockId, note: "Pintura" }]);
  await removeBlock(deps, blockId, owner);
  expect((await importedNights(app, feed.id)).join()).toContain(stay.checkIn);
});

test("a sale that the owner had written down by hand is no conflict, and only the portal ends it", async () => {
  const stay = freshStay(app);
  const sale = manualBooking(app, { listingId: "jangada", stay, channel: "airbnb" });
  const id = await takeManualBooking(deps, sale, owner);
  const feed = await connectFeed(app, "jangada", "airbnb");
  await says(app, feed.id, [{ uid: "a", ...stay, sale: "sold" }]);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  const whole = await connectFeed(app, "casa-inteira", "airbnb");
  await says(app, whole.id, [{ uid: "b", ...stay, sale: "sold" }]);
  expect(await openConflictsOf(app, whole.id)).toHaveLength(1);
  await removeFeed(deps, whole.id, owner);
  await expect(cancelBooking(deps, id, owner, { who: "guest" })).rejects.toThrow("portal-decides");
  expect((await importedNights(app, feed.id)).join()).toContain(stay.checkIn);
});

test("two portals that sold the same nights are a conflict of the later one", async () => {
  const stay = freshStay(app);
  const [airbnb, booking] = [
    await connectFeed(app, "coqueiro"),
    await connectFeed(app, "coqueiro", "booking"),
  ];
  await says(app, airbnb.id, [{ uid: "a", ...stay }]);
  await says(app, booking.id, [{ uid: "b", ...stay }]);
  const [open] = await openConflictsOf(app, booking.id);
  const conflict = await getConflict(deps.db, open?.id ?? "");
  expect(conflict.takers).toMatchObject([{ kind: "imported", feedName: "Airbnb" }]);
  await removeFeed(deps, airbnb.id, owner);
  expect((await importedNights(app, booking.id)).join()).toContain(stay.checkIn);
});

test("a portal that sold the whole house takes the rooms that are free and disputes the others", async () => {
  const { stay } = await confirmed(app, "mar");
  const feed = await connectFeed(app, "casa-inteira");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  expect(await importedNights(app, feed.id)).toHaveLength(3);
  expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
  expect((await new Visit(app).book("jangada", stay)).statusCode).toBe(409);
});

test("a calendar that lists one stay twice does not dispute with itself", async () => {
  const stay = freshStay(app);
  const feed = await connectFeed(app, "jangada");
  await says(app, feed.id, [
    { uid: "a", ...stay },
    { uid: "b", ...stay },
  ]);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  await says(app, feed.id, [{ uid: "b", ...stay }]);
  expect(await importedNights(app, feed.id)).toHaveLength(1);
});
