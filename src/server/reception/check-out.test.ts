import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import { readAccount } from "../account/read-account.ts";

const DAY = 86_400_000;
const NIGHT = 89_000;
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const rui = await helperAt(app);

/** A guest in the house, after one night, on days that no other test uses. */
async function inHouse(nights = 3, paid = 0) {
  const stay = stayAhead(app, 0, nights);
  const id = await lia.api.takeManualBooking(
    manualBooking(app, { stay, ...(paid > 0 && { paid: { amount: paid, means: "pix" } }) }),
  );
  await lia.api.checkIn({ bookingId: id });
  app.passTime(DAY);
  return { id, stay, today: addDays(stay.checkIn, 1) };
}

/** Moves the clock past this guest's nights. */
async function passOn(nights = 3) {
  app.passTime(nights * DAY);
}

const stateOf = async (id: string) => {
  const { checkedOut, checkIn, checkOut, balance, total } = await lia.api.getBooking({
    bookingId: id,
  });
  return { checkedOut, checkIn, checkOut, balance, total };
};

async function nightsOf(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query(
    "select stay::text as nights from occupied_nights where booking_id = $1",
    [id],
  );
  return rows.map(({ nights }) => nights);
}

describe("a check-out with an open amount", () => {
  test("is refused until the amount was seen, and as it is now", async () => {
    const { id } = await inHouse(1);
    await expect(rui.api.checkOut({ bookingId: id })).rejects.toThrow("still-open");
    await expect(rui.api.checkOut({ bookingId: id, evenOpen: NIGHT - 1 })).rejects.toThrow(
      "still-open",
    );
    await lia.api.notePayment({ bookingId: id, amount: 10_000, means: "cash" });
    await expect(rui.api.checkOut({ bookingId: id, evenOpen: NIGHT })).rejects.toThrow(
      "still-open",
    );
    expect(await stateOf(id)).toMatchObject({ checkedOut: false });
    await rui.api.checkOut({ bookingId: id, evenOpen: NIGHT - 10_000 });
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, balance: NIGHT - 10_000 });
    const { owing } = await rui.api.today();
    expect(owing).toMatchObject([{ bookingId: id, balance: NIGHT - 10_000 }]);
    await lia.api.notePayment({ bookingId: id, amount: NIGHT - 10_000, means: "pix" });
    await passOn();
  });

  test("goes through by itself once everything was received", async () => {
    const { id } = await inHouse(1);
    await lia.api.notePayment({ bookingId: id, amount: NIGHT, means: "card" });
    await lia.api.checkOut({ bookingId: id });
    expect((await lia.api.today()).owing).toEqual([]);
    await passOn();
  });

  test("is asked about again after it was undone", async () => {
    const { id } = await inHouse(1);
    await lia.api.checkOut({ bookingId: id, evenOpen: NIGHT });
    await lia.api.undoCheckOut({ bookingId: id });
    expect((await lia.api.today()).owing).toEqual([]);
    await expect(lia.api.checkOut({ bookingId: id })).rejects.toThrow("still-open");
    await lia.api.checkOut({ bookingId: id, evenOpen: NIGHT });
    await lia.api.notePayment({ bookingId: id, amount: NIGHT, means: "pix" });
    await passOn();
  });

  test("by two people at once, while one of them receives, loses nothing", async () => {
    const { id } = await inHouse(1);
    const [, leaving] = await Promise.allSettled([
      lia.api.notePayment({ bookingId: id, amount: NIGHT, means: "pix" }),
      rui.api.checkOut({ bookingId: id, evenOpen: NIGHT }),
    ]);
    // Whichever was first, the money is noted, and the guest left with it seen or paid.
    expect(leaving.status).toBe("fulfilled");
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, balance: 0 });
    await passOn();
  });
});

describe("a departure before the last day", () => {
  test("may leave the nights sold", async () => {
    const { id, stay } = await inHouse(3, 3 * NIGHT);
    await lia.api.checkOut({ bookingId: id });
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, ...stay, total: 3 * NIGHT });
    await passOn();
  });

  test("frees them, which are on sale at once, and gives back what the owner says", async () => {
    const { id, stay, today } = await inHouse(3, 3 * NIGHT);
    await lia.api.checkOut({ bookingId: id, freeing: { version: 1, price: "difference" } });
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, checkOut: today, total: NIGHT });
    expect(await nightsOf(id)).toEqual([`[${stay.checkIn},${today})`]);
    expect(await readAccount(deps.db, id)).toMatchObject({ refunding: 2 * NIGHT, refunded: 0 });
    const { journal } = await lia.api.getBooking({ bookingId: id });
    expect(journal.map(({ event }) => event).slice(-2)).toEqual(["moved", "checked-out"]);
    await lia.api.block({
      listingId: "mar",
      stay: { checkIn: today, checkOut: stay.checkOut },
      note: "Pintura",
    });
    await passOn();
  });

  test("asks for what is open after the nights were freed, all or nothing", async () => {
    const { id, stay } = await inHouse(3, NIGHT);
    const freeing = { version: 1, price: { other: -NIGHT } } as const;
    await expect(lia.api.checkOut({ bookingId: id, freeing, evenOpen: 2 * NIGHT })).rejects.toThrow(
      "still-open",
    );
    expect(await stateOf(id)).toMatchObject({ checkedOut: false, ...stay });
    await lia.api.checkOut({ bookingId: id, freeing, evenOpen: NIGHT });
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, balance: NIGHT });
    await lia.api.notePayment({ bookingId: id, amount: NIGHT, means: "pix" });
    await passOn();
  });

  test("happens once, however often it is sent", async () => {
    const { id, today } = await inHouse(3, 3 * NIGHT);
    const leaving = { freeing: { version: 1, price: "difference" } } as const;
    lia.formKey = "b".repeat(32);
    await Promise.all([
      lia.api.checkOut({ bookingId: id, ...leaving }),
      lia.api.checkOut({ bookingId: id, ...leaving }),
    ]);
    await lia.api.checkOut({ bookingId: id, ...leaving });
    lia.formKey = null;
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, checkOut: today });
    expect(await readAccount(deps.db, id)).toMatchObject({ refunding: 2 * NIGHT });
    await passOn();
  });

  test("by two people at once frees the nights once", async () => {
    const { id, today } = await inHouse(3, 3 * NIGHT);
    await Promise.allSettled([
      lia.api.checkOut({ bookingId: id, freeing: { version: 1, price: "difference" } }),
      rui.api.checkOut({ bookingId: id, freeing: { version: 1, price: "keep" } }),
    ]);
    expect(await stateOf(id)).toMatchObject({ checkedOut: true, checkOut: today });
    const { journal } = await lia.api.getBooking({ bookingId: id });
    const events = journal.map(({ event }) => event);
    expect(events.filter((event) => event === "moved")).toHaveLength(1);
    expect(events.filter((event) => event === "checked-out")).toHaveLength(1);
    await passOn();
  });

  test("undone, takes no night back that was sold since", async () => {
    const { id, stay, today } = await inHouse(3, 3 * NIGHT);
    await lia.api.checkOut({ bookingId: id, freeing: { version: 1, price: "keep" } });
    await lia.api.block({
      listingId: "mar",
      stay: { checkIn: today, checkOut: stay.checkOut },
      note: "Vendida",
    });
    await lia.api.undoCheckOut({ bookingId: id });
    expect(await stateOf(id)).toMatchObject({ checkedOut: false, checkOut: today });
    expect(await nightsOf(id)).toEqual([`[${stay.checkIn},${today})`]);
    const { departures } = await lia.api.today();
    expect(departures.map(({ bookingId }) => bookingId)).toEqual([id]);
    await lia.api.checkOut({ bookingId: id });
    await passOn();
  });

  test("keeps at least the night of arrival", async () => {
    const { id, stay, today } = await inHouse(2, 2 * NIGHT);
    app.passTime(-DAY);
    await lia.api.checkOut({ bookingId: id, freeing: { version: 1, price: "keep" } });
    expect(await stateOf(id)).toMatchObject({ checkIn: stay.checkIn, checkOut: today });
    await passOn();
  });

  test("is refused where no night is left, to an old version, and to the team's refund", async () => {
    const { id } = await inHouse(3, 3 * NIGHT);
    const freeing = (version: number) => ({ freeing: { version, price: "difference" } as const });
    await expect(lia.api.checkOut({ bookingId: id, ...freeing(7) })).rejects.toThrow(
      "changed-meanwhile",
    );
    await expect(rui.api.checkOut({ bookingId: id, ...freeing(1) })).rejects.toThrow("not-allowed");
    app.passTime(2 * DAY);
    await expect(lia.api.checkOut({ bookingId: id, ...freeing(1) })).rejects.toThrow(
      "invalid-stay",
    );
    await lia.api.checkOut({ bookingId: id });
    await passOn(1);
  });
});
